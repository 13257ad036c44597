import Wayline

extension Listed {
    /// The row of the menu that starts the flow.
    static var cities: Listed {
        ChildFlow(.cities) { _ in CitiesCoordinator() }
            .titled("Cities")
    }
}

/// Owns the flow, which begins with the screen.
final class CitiesCoordinator: Coordinator {
    static let flow = Flow<CitiesCoordinator>(.cities) {
        FlowScreen(.cities) { owner in
            CitiesScreen(viewModel: CitiesViewModel(cities: owner.cities))
        }
    }

    private let cities: any CitiesService

    init(cities: any CitiesService = MemoryCities()) {
        self.cities = cities
    }
}
