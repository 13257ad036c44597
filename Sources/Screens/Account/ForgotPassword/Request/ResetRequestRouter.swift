import Wayline

/// Decides where the request for a code leads.
struct ResetRequestRouter: Router {
    enum Route: String, CaseIterable {
        case sent
        case failed
    }

    struct Facts: RouterFacts {
        /// The email as typed so far.
        var email = ""

        /// True if the code was sent.
        var isSent = false

        /// The message of the last failure.
        var failure: String?
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch (route, facts.isSent) {
        case (.sent, true): .push(.resetCode, ResetCodeInput(email: facts.email))
        case (.sent, false): .stay
        case (.failed, _): .failure(facts.failure)
        }
    }
}
