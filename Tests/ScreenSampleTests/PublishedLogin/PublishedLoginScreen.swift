import Screens
import Wayline

/// Asks for email and password, and shows what a view model publishes.
final class PublishedLoginScreen: ViewScreen, DraftKeeping {
    let way = Way()
    let view: LoginView
    let router: any Router
    private let viewModel: PublishedLoginViewModel
    private var bindings: Set<AnyCancellable> = []

    init(viewModel: PublishedLoginViewModel, words: Words) {
        self.viewModel = viewModel
        view = LoginView(words)
        router = LoginRouter(viewModel: viewModel)
    }

    var draft: String {
        get { viewModel.email }
        set { viewModel.email = newValue }
    }

    func start() {
        view.email.bind(bothWays: viewModel.$email).store(in: &bindings)
        view.password.bind(bothWays: viewModel.$password).store(in: &bindings)
        viewModel.$emailError.assign(to: \.error, on: view.email).store(in: &bindings)
        viewModel.$passwordError.assign(to: \.error, on: view.password).store(in: &bindings)
        viewModel.$isLoggingIn.assign(to: \.isSpinning, on: view.progress).store(in: &bindings)
        viewModel.$canLogIn.assign(to: \.isEnabled, on: view.logIn).store(in: &bindings)
        viewModel.$isLoggingIn.map { !$0 }.assign(to: \.isEnabled, on: view.signUp)
            .store(in: &bindings)
        viewModel.$isLoggingIn.map { !$0 }.assign(to: \.isEnabled, on: view.forgotPassword)
            .store(in: &bindings)
        viewModel.$result.compactMap { $0 }.sink { [weak self] in self?.handle($0) }
            .store(in: &bindings)
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
