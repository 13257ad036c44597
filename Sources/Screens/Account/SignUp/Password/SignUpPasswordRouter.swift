import Wayline

/// Ends the flow of signing up with the session of the new account.
struct SignUpPasswordRouter: Router {
    typealias Output = Session

    enum Route: String, CaseIterable {
        case signedUp = "signed-up"
        case failed
    }

    struct Facts: RouterFacts {
        /// The session of the new account; nil before that.
        var session: Session?

        /// The message of the last failure.
        var failure: String?
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .signedUp: facts.session.map(finish) ?? .stay
        case .failed: .failure(facts.failure)
        }
    }
}
