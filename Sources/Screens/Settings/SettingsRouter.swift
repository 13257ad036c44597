import Wayline

/// Decides where the settings lead.
struct SettingsRouter: Router {
    enum Route: String, CaseIterable {
        /// Asks whether the user wants to log out.
        case leave
        case logOut = "log-out"
    }

    struct Facts: RouterFacts {
        var words = Words.english
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .leave: .alert(.logOut(facts.words))
        case .logOut: .present(.logOut)
        }
    }
}
