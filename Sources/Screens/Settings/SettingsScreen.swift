import Wayline

/// The language and the theme of the app, the history, and the user who is logged in.
final class SettingsScreen: ViewScreen {
    typealias Routes = SettingsRouter

    let view: SettingsView
    private let viewModel: SettingsViewModel
    private let words: Words

    init(viewModel: SettingsViewModel, words: Words) {
        self.viewModel = viewModel
        self.words = words
        view = SettingsView(words)
    }

    var facts: SettingsRouter.Facts { .init(failure: viewModel.logOut.failure) }

    var isLoggingOut: Bool { viewModel.logOut.isUnderWay.value }

    func start() {
        bind(view.language, viewModel.language)
        bind(view.theme, viewModel.theme)
        bind(view.keepsHistory, viewModel.keepsHistory)
        bind(\.user.rows, viewModel.email.map { [words] in words.rows([(.email, $0)]) })
        bind(\.language.isEnabled, viewModel.logOut.isUnderWay.map { !$0 })
        view.logOut.onTap(self) { await $0.logOut() }
    }

    private func logOut() async {
        guard await ask(.logOut(words)) else { return }
        if await !viewModel.logOut.run() { perform(.logOutFailed) }
    }
}
