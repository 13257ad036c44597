import Wayline

/// Decides where the login screen leads, by the status of the account.
struct LoginRouter: Router {
    enum Route: String, CaseIterable {
        case login
        case failed
        case signUp = "sign-up"
        case forgotPassword = "forgot-password"
    }

    struct Facts: RouterFacts {
        /// The status of the password after a login; nil before that.
        var status: AccountStatus?

        /// The email as typed so far.
        var email = ""

        /// The message of the last failure; nil if there is none, or if it stands beside a field.
        var failure: String?
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch (route, facts.status) {
        case (.login, nil): .stay
        case (.login, .valid): .enter(.home)
        case (.login, .expired), (.login, .leaked): .push(.changePassword)
        case (.failed, _): .failure(facts.failure)
        case (.signUp, _): .start(.signUp)
        case (.forgotPassword, _): .start(.forgotPassword, ForgotPasswordInput(email: facts.email))
        }
    }
}
