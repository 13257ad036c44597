import Screens
import Wayline

/// Asks for email and password, and leads them through streams.
final class StreamsLoginScreen: ViewScreen, DraftKeeping {
    let way = Way()
    let view: LoginView
    let router: any Router
    private let viewModel: StreamsLoginViewModel
    private var bindings: Set<AnyCancellable> = []

    init(viewModel: StreamsLoginViewModel, words: Words) {
        self.viewModel = viewModel
        view = LoginView(words)
        router = LoginRouter(viewModel: viewModel)
    }

    var draft: String {
        get { viewModel.email.value }
        set { viewModel.email.value = newValue }
    }

    func start() {
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
        followWork(viewModel.isLoggingIn).store(in: &bindings)
        view.logIn.tapPublisher.bind(to: viewModel.logIn) { $0.send($1) }.store(in: &bindings)
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
