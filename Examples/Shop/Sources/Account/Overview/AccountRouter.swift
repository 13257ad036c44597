import Wayline

/// Decides where the account leads.
struct AccountRouter: Router {
    enum Route: String, CaseIterable {
        case orders
        case logIn = "log-in"
    }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        switch route {
        case .orders: .push(.orders)
        case .logIn: .start(.login)
        }
    }
}
