import Wayline

struct LoginRouter: Router {
    enum Route: String, CaseIterable {
        case logIn = "log-in"
    }

    struct Facts: RouterFacts {
        var status: AccountStatus?
        var email = ""
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch (route, facts.status) {
        case (.logIn, nil): .stay(because: "No account has this email and password.")
        case (.logIn, .valid): .root(.home)
        case (.logIn, .expired): .push(.changePassword, ChangePasswordInput(email: facts.email))
        }
    }
}
