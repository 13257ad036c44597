import Wayline

@testable import Screens

/// Asks for email and password, and shows what a view model publishes.
final class PublishedLoginScreen: ViewScreen, DraftKeeping {
    typealias Routes = LoginRouter

    let view: LoginView
    private let viewModel: PublishedLoginViewModel

    init(viewModel: PublishedLoginViewModel, words: Words) {
        self.viewModel = viewModel
        view = LoginView(words)
    }

    var facts: LoginRouter.Facts {
        .init(status: viewModel.status, email: viewModel.email, failure: viewModel.failure)
    }

    var draft: String {
        get { viewModel.email }
        set { viewModel.email = newValue }
    }

    func start() {
        bind(view.email, viewModel.$email)
        bind(view.password, viewModel.$password)
        bind(\.email.error, viewModel.$emailError)
        bind(\.password.error, viewModel.$passwordError)
        bind(\.progress.isSpinning, viewModel.$isLoggingIn)
        bind(\.logIn.isEnabled, viewModel.$canLogIn)
        bind(\.signUp.isEnabled, viewModel.$isLoggingIn.map { !$0 })
        bind(\.forgotPassword.isEnabled, viewModel.$isLoggingIn.map { !$0 })
        bind(viewModel.$result.compactMap { $0 }) { $0.perform($1.isSuccess ? .login : .failed) }
        view.logIn.onTap(self) { await $0.viewModel.logIn() }
        bind(view.signUp, to: .signUp)
        bind(view.forgotPassword, to: .forgotPassword)
    }
}
