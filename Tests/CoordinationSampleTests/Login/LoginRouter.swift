import Wayline

struct LoginRouter: Router {
    enum Route: String, CaseIterable {
        case logIn = "log-in"
    }

    unowned let viewModel: any LoginViewModelProtocol

    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch (route, viewModel.status) {
        case (.logIn, nil): .stay(because: "No account has this email and password.")
        case (.logIn, .valid): .root(.home)
        case (.logIn, .expired):
            .push(.changePassword, ChangePasswordInput(email: viewModel.email.value))
        }
    }
}
