import Wayline

@testable import Screens

/// Asks for email and password, and leads them through streams.
final class StreamsLoginScreen: ViewScreen, DraftKeeping {
    typealias Routes = LoginRouter

    let view: LoginView
    private let viewModel: StreamsLoginViewModel

    init(viewModel: StreamsLoginViewModel, words: Words) {
        self.viewModel = viewModel
        view = LoginView(words)
    }

    var facts: LoginRouter.Facts {
        .init(status: viewModel.status, email: viewModel.email.value, failure: viewModel.failure)
    }

    var draft: String {
        get { viewModel.email.value }
        set { viewModel.email.value = newValue }
    }

    func start() {
        bind(view.email, viewModel.email)
        bind(view.password, viewModel.password)
        bind(\.email.error, viewModel.emailError)
        bind(\.password.error, viewModel.passwordError)
        bind(\.progress.isSpinning, viewModel.isLoggingIn)
        bind(\.logIn.isEnabled, viewModel.canLogIn)
        bind(\.signUp.isEnabled, viewModel.isLoggingIn.map { !$0 })
        bind(\.forgotPassword.isEnabled, viewModel.isLoggingIn.map { !$0 })
        bind(viewModel.results) { $0.perform($1.isSuccess ? .login : .failed) }
        followWork(viewModel.isLoggingIn)
        bind(view.logIn.tapPublisher) { screen, _ in screen.viewModel.logIn.send() }
        bind(view.signUp, to: .signUp)
        bind(view.forgotPassword, to: .forgotPassword)
    }
}
