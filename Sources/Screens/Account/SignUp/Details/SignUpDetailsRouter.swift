import Wayline

/// Decides where the first step of signing up leads.
struct SignUpDetailsRouter: Router {
    enum Route: String, CaseIterable {
        case next
    }

    struct Facts: RouterFacts {
        var name = ""
        var email = ""

        /// True if name and email can be used.
        var isComplete = false
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch (route, facts.isComplete) {
        case (.next, true):
            .push(.signUpPassword, SignUpDetails(name: facts.name, email: facts.email))
        case (.next, false): .stay
        }
    }
}
