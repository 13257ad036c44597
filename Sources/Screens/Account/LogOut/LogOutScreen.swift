import Wayline

/// Logs the user out, and shows a failure.
final class LogOutScreen: ViewScreen {
    typealias Routes = LogOutRouter

    let view: LogOutView
    private let viewModel: LogOutViewModel

    init(viewModel: LogOutViewModel, words: Words) {
        self.viewModel = viewModel
        view = LogOutView(words)
    }

    var facts: LogOutRouter.Facts { .init(isLoggedOut: viewModel.isLoggedOut) }

    var isLoggingOut: Bool { viewModel.isLoggingOut.value }

    func start() {
        bind(\.progress.isSpinning, viewModel.isLoggingOut)
        bind(\.tryAgain.isHidden, viewModel.isLoggingOut)
        bind(\.error.text, viewModel.error)
        view.tryAgain.onTap(self) { await $0.logOut() }
        begin { await $0.logOut() }
    }

    private func logOut() async {
        await viewModel.logOut()
        perform(.done)
    }
}
