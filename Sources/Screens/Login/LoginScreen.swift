public import Wayline

extension RouteName {
    /// The login screen.
    public static let login: RouteName = "login"
}

/// Asks for email and password.
public final class LoginScreen: ViewScreen, DraftKeeping {
    public let way = Way()
    public let view: LoginView
    public let router: any Router
    private let viewModel: any LoginViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows and fills in `viewModel`.
    public init(viewModel: any LoginViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        view = LoginView(words)
        router = LoginRouter(viewModel: viewModel)
    }

    public var draft: String {
        get { viewModel.email.value }
        set { viewModel.email.value = newValue }
    }

    public func start() {
        view.email.bind(bothWays: viewModel.email).store(in: &bindings)
        view.password.bind(bothWays: viewModel.password).store(in: &bindings)
        viewModel.emailError.bind(\.error, on: view.email).store(in: &bindings)
        viewModel.passwordError.bind(\.error, on: view.password).store(in: &bindings)
        viewModel.isLoggingIn.bind(\.isSpinning, on: view.progress).store(in: &bindings)
        viewModel.canLogIn.bind(\.isEnabled, on: view.logIn).store(in: &bindings)
        viewModel.isLoggingIn.map { !$0 }.bind(\.isEnabled, on: view.signUp).store(in: &bindings)
        viewModel.isLoggingIn.map { !$0 }.bind(\.isEnabled, on: view.forgotPassword)
            .store(in: &bindings)
        viewModel.results.bind(to: self) { $0.handle($1) }.store(in: &bindings)
        view.logIn.onTap(self) { await $0.viewModel.logIn() }
        view.signUp.onTap(self) { $0.perform(LoginRouter.Route.signUp) }
        view.forgotPassword.onTap(self) { $0.perform(LoginRouter.Route.forgotPassword) }
    }

    private func handle(_ result: Result<Session, AccountError>) {
        switch result {
        case .success: perform(LoginRouter.Route.login)
        case .failure: perform(LoginRouter.Route.failed)
        }
    }
}
