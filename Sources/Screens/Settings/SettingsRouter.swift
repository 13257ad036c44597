import Wayline

/// Decides where the settings lead. After a logout, the guard of Home leads the user away.
struct SettingsRouter: Router {
    enum Route: String, CaseIterable {
        case logOutFailed = "log-out-failed"
    }

    struct Facts: RouterFacts {
        /// The message of the last failure.
        var failure: String?
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .logOutFailed: .failure(facts.failure)
        }
    }
}
