import Binding
import Coordination
import TextMenu

/// A coordinator that always shows the same screen and notes which routes are followed.
@MainActor
final class FixedCoordinator: ScreenCoordinator {
    let fixed: FixedScreen
    private(set) var followed: [RouteID] = []

    init(_ fixed: FixedScreen) {
        self.fixed = fixed
    }

    var screen: any Screen { fixed }

    func follow(_ route: RouteID) throws(RoutingError) {
        if route == "lost" { throw .unknownRoute(route, known: []) }
        followed.append(route)
    }
}

@MainActor
final class FixedScreen: Screen {
    let title = "Sign up"
    var message = ""
    var items: [MenuItem]
    let router: any Router = NoRouter()

    init(_ items: MenuItem...) {
        self.items = items
    }
}

private struct NoRouter: Router {
    enum Route: String, CaseIterable {
        case none
    }

    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition { .stay }
}
