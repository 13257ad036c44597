import Wayline

/// Asks for a new password, since the old one has expired or leaked.
final class ChangePasswordScreen: ViewScreen {
    typealias Routes = ChangePasswordRouter

    let view: ChangePasswordView
    private let viewModel: ChangePasswordViewModel
    private let words: Words

    init(viewModel: ChangePasswordViewModel, words: Words) {
        self.viewModel = viewModel
        self.words = words
        view = ChangePasswordView(words)
    }

    var facts: ChangePasswordRouter.Facts {
        .init(failure: viewModel.failure, logOutFailure: viewModel.logOut.failure)
    }

    var isChanging: Bool { viewModel.isChanging.value }

    var isLoggingOut: Bool { viewModel.logOut.isUnderWay.value }

    func start() {
        view.reason.text = viewModel.reason
        bind(view.oldPassword, viewModel.oldPassword)
        bind(\.oldPassword.error, viewModel.oldPasswordError)
        bind(view.newPassword, viewModel.newPassword)
        bind(\.progress.isSpinning, viewModel.isChanging)
        bind(\.change.isEnabled, viewModel.canChange)
        bind(\.loggingOut.isSpinning, viewModel.logOut.isUnderWay)
        bind(\.logOut.isEnabled, viewModel.canLogOut)
        bind(viewModel.results) { screen, result in
            if result.isSuccess { screen.say(screen.words[.passwordChanged]) }
            screen.perform(result.isSuccess ? .changed : .failed)
        }
        view.change.onTap(self) { await $0.viewModel.change() }
        view.logOut.onTap(self) { _ = await $0.logOut() }
    }

    /// Asks the user, and logs out. Returns false if the user stays, or if it has failed.
    func logOut() async -> Bool {
        guard await ask(.logOut(words)) else { return false }
        if await viewModel.logOut.run() { return true }
        perform(.logOutFailed)
        return false
    }
}
