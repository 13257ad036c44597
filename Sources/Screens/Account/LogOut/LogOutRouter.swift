import Wayline

/// Ends the flow of logging out.
struct LogOutRouter: Router {
    enum Route: String, CaseIterable {
        case done
    }

    struct Facts: RouterFacts {
        /// True if the session has ended.
        var isLoggedOut = false
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .done: facts.isLoggedOut ? .finish : .stay
        }
    }
}
