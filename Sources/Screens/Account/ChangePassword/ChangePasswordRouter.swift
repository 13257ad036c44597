import Wayline

/// Decides where the screen that changes a password leads.
struct ChangePasswordRouter: Router {
    enum Route: String, CaseIterable {
        case changed
        case failed

        /// Asks whether the user wants to log out.
        case leave
        case logOut = "log-out"
    }

    struct Facts: RouterFacts {
        /// The message of the last failure; nil if there is none, or if it stands beside a field.
        var failure: String?
        var words = Words.english
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .changed: .enter(.home)
        case .failed: .failure(facts.failure)
        case .leave: .alert(.logOut(facts.words))
        case .logOut: .present(.logOut)
        }
    }
}
