import Wayline

/// Ends the flow of a forgotten password with the session that the new password has opened.
struct ResetCodeRouter: Router {
    typealias Output = Session

    enum Route: String, CaseIterable {
        case set
        case failed
    }

    struct Facts: RouterFacts {
        /// The session after the reset; nil before that.
        var session: Session?

        /// The message of the last failure; nil if there is none, or if it stands beside a field.
        var failure: String?
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .set: facts.session.map(finish) ?? .stay
        case .failed: .failure(facts.failure)
        }
    }
}
