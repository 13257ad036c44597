public import Coordination
public import WaylineRouting

/// Decides the navigation of the home screen.
public struct HomeRouter: Router {
    public enum Route: String, CaseIterable {
        /// Opens an article. Its parameters are an `ArticleInput`.
        case article

        /// Opens a screen of the menu. Its parameters are a `ListedInput`.
        case screen
    }

    private let screens: [ListedScreen<HomeCoordinator>]

    /// A router with these entries in the menu.
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

/// The input of `HomeRouter.Route.screen`: an entry in the menu.
public struct ListedInput: Hashable, Codable, Sendable {
    /// The route of the entry.
    public let route: RouteName

    /// The entry with this route.
    public init(_ route: RouteName) {
        self.route = route
    }
}
