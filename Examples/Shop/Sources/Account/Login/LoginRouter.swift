import Wayline

/// Ends the login.
struct LoginRouter: Router {
    enum Route: String, CaseIterable {
        case loggedIn = "logged-in"
    }

    struct Facts: RouterFacts {
        var isLoggedIn = false
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .loggedIn: facts.isLoggedIn ? .finish : .stay
        }
    }
}
