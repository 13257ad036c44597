import Wayline

extension Listed {
    /// The row of the menu that starts the flow.
    static var cities: Listed {
        Listed("Cities", ChildFlow(.cities) { _ in CitiesCoordinator() })
    }
}

/// Owns the flow, which begins with the screen.
final class CitiesCoordinator: Coordinator {
    static let flow = Flow<CitiesCoordinator>(.cities) {
        ScreenRoute(.cities) { owner in
            CitiesScreen(viewModel: CitiesViewModel(cities: owner.cities))
        }
    }

    private let cities: any CitiesService

    init(cities: any CitiesService = MemoryCities()) {
        self.cities = cities
    }
}
