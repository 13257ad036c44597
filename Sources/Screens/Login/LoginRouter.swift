import Binding
public import Coordination

/// Decides where the login screen leads, by what the view model knows of the account.
public final class LoginRouter: Router {
    public enum Route: String, CaseIterable {
        case login
        case failed
        case signUp = "sign-up"
        case forgotPassword = "forgot-password"
    }

    private unowned let viewModel: any LoginFacts

    /// A router that reads `viewModel`, which must outlive it.
    public init(viewModel: any LoginFacts) {
        self.viewModel = viewModel
    }

    public func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch (route, viewModel.status) {
        case (.login, nil): .stay
        case (.login, .valid): .enter(.home)
        case (.login, .expired), (.login, .leaked): .push(.changePassword)
        case (.failed, _): viewModel.failure.map { .alert(Alert($0)) } ?? .stay
        case (.signUp, _): .start(.signUp)
        case (.forgotPassword, _):
            .start(.forgotPassword, ForgotPasswordInput(email: viewModel.typedEmail))
        }
    }
}
