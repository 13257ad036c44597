public import Wayline

/// Decides the navigation of the login screen by the status of the account.
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

/// The facts that the router of the login screen reads. Any kind of view model can provide them.
@MainActor
public protocol LoginFacts: AnyObject {
    /// The email as typed so far.
    var typedEmail: String { get }

    /// The status of the password after a login; nil before that.
    var status: AccountStatus? { get }

    /// The message of the last failure; nil if there was none, or if only the email or the password
    /// was wrong.
    var failure: String? { get }
}
