import Wayline

/// Decides where the app begins, by the session that the last run has left.
struct LaunchRouter: Router {
    enum Route: String, CaseIterable {
        case opened
    }

    struct Facts: RouterFacts {
        /// True if the services have answered.
        var isOpen = false

        /// The status of the password; nil if nobody is logged in.
        var status: AccountStatus?
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch (route, facts.status) {
        case (.opened, nil): facts.isOpen ? .enter(.signIn) : .stay
        case (.opened, .valid): .enter(.home)
        case (.opened, .expired), (.opened, .leaked):
            .sequence([.enter(.signIn), .push(.changePassword)])
        }
    }
}
