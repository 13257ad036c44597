public import Coordination

/// Decides where the home screen leads.
public struct HomeRouter: Router {
    public enum Route: String, CaseIterable {
        /// To an article; its input goes along.
        case article

        /// To the listed screen that goes along as a `ListedInput`.
        case screen
    }

    private let screens: [ListedScreen<HomeCoordinator>]

    /// A router that knows these listed screens.
    public init(screens: [ListedScreen<HomeCoordinator>] = []) {
        self.screens = screens
    }

    public func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .article: .push(.article, parameters)
        case .screen:
            screens.first { parameters == RouteParameters(ListedInput($0.route)) }?.transition
                ?? .stay
        }
    }
}
