import Wayline
import Words

/// Asks for email and password. The email is saved with the user's place, and the password is not.
final class LoginScreen: ViewScreen, DraftKeeping {
    typealias Routes = LoginRouter

    let view: LoginView
    private let viewModel: LoginViewModel

    init(viewModel: LoginViewModel, words: Words) {
        self.viewModel = viewModel
        view = LoginView(words)
    }

    var facts: LoginRouter.Facts { .init(isLoggedIn: viewModel.isLoggedIn) }

    func start() {
        bind(view.email, viewModel.email)
        bind(view.password, viewModel.password)
        bind(\.error.text, viewModel.error)
        bind(\.logIn.isEnabled, viewModel.canLogIn)
        view.logIn.onTap(self) { await $0.logIn() }
    }

    private func logIn() async {
        await viewModel.logIn()
        perform(.loggedIn)
    }
}
