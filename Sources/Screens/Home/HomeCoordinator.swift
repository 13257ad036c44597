public import Coordination

/// Owns what a user sees who is logged in: a tab for each part, each with its own place.
public final class HomeCoordinator: Coordinator {
    public static let flow = Flow<HomeCoordinator>(tabs: .home) {
        ScreenRoute(.home) { _ in HomeScreen(viewModel: HomeViewModel()) }
    }

    public let way = Way()
    private let surroundings: Surroundings

    /// A coordinator of screens in these surroundings, where somebody is logged in.
    public init(surroundings: Surroundings) {
        self.surroundings = surroundings
    }
}
