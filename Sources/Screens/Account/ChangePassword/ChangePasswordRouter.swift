import Wayline

/// Decides where the screen that changes a password leads.
struct ChangePasswordRouter: Router {
    enum Route: String, CaseIterable {
        case changed
        case failed
        case logOutFailed = "log-out-failed"
    }

    struct Facts: RouterFacts {
        /// The message of the last failure; nil if there is none, or if it stands beside a field.
        var failure: String?

        /// The message of the last failure to log out.
        var logOutFailure: String?
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .changed: .enter(.home)
        case .failed: .failure(facts.failure)
        case .logOutFailed: .failure(facts.logOutFailure)
        }
    }
}
