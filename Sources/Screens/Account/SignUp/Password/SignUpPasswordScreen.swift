import Wayline

/// Asks for a password, and makes the account.
final class SignUpPasswordScreen: ViewScreen {
    typealias Routes = SignUpPasswordRouter

    let view: SignUpPasswordView
    private let viewModel: SignUpPasswordViewModel

    init(viewModel: SignUpPasswordViewModel, words: Words) {
        self.viewModel = viewModel
        view = SignUpPasswordView(words, email: viewModel.details.email)
    }

    var facts: SignUpPasswordRouter.Facts {
        .init(session: viewModel.session, failure: viewModel.failure)
    }

    var isSigningUp: Bool { viewModel.isSigningUp.value }

    func start() {
        bind(view.newPassword, viewModel.newPassword)
        bind(\.progress.isSpinning, viewModel.isSigningUp)
        bind(\.signUp.isEnabled, viewModel.canSignUp)
        bind(viewModel.results) { $0.perform($1.isSuccess ? .signedUp : .failed) }
        view.signUp.onTap(self) { await $0.viewModel.signUp() }
    }
}
