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

    var facts: ChangePasswordRouter.Facts { .init(failure: viewModel.failure, words: words) }

    var isChanging: Bool { viewModel.isChanging.value }

    func start() {
        view.reason.text = viewModel.reason
        bind(view.oldPassword, viewModel.oldPassword)
        bind(\.oldPassword.error, viewModel.oldPasswordError)
        bind(view.newPassword, viewModel.newPassword)
        bind(\.progress.isSpinning, viewModel.isChanging)
        bind(\.change.isEnabled, viewModel.canChange)
        bind(\.logOut.isEnabled, viewModel.isChanging.map { !$0 })
        bind(viewModel.results) { $0.perform($1.isSuccess ? .changed : .failed) }
        view.change.onTap(self) { await $0.viewModel.change() }
        bind(view.logOut, to: .leave)
    }
}
