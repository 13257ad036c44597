public import Wayline

extension RouteName {
    /// The last step of signing up.
    public static let signUpPassword: RouteName = "sign-up-password"
}

/// Asks for a password, and makes the account. Saves no draft.
public final class SignUpPasswordScreen: ViewScreen {
    public let way = Way()
    public let view: SignUpPasswordView
    public let router: any Router
    private let viewModel: any SignUpPasswordViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows and fills in `viewModel`.
    public init(viewModel: any SignUpPasswordViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        view = SignUpPasswordView(words, email: viewModel.details.email)
        router = SignUpPasswordRouter(viewModel: viewModel)
    }

    /// True while signing up is under way: it is not known yet whether there is an account.
    var isSigningUp: Bool { viewModel.isSigningUp.value }

    public func start() {
        view.newPassword.bind(viewModel.newPassword, in: &bindings)
        viewModel.isSigningUp.bind(\.isSpinning, on: view.progress).store(in: &bindings)
        viewModel.canSignUp.bind(\.isEnabled, on: view.signUp).store(in: &bindings)
        viewModel.results.bind(to: self) { $0.handle($1) }.store(in: &bindings)
        view.signUp.onTap(self) { await $0.viewModel.signUp() }
    }

    private func handle(_ result: Result<Session, AccountError>) {
        switch result {
        case .success: perform(SignUpPasswordRouter.Route.signedUp)
        case .failure: perform(SignUpPasswordRouter.Route.failed)
        }
    }
}
