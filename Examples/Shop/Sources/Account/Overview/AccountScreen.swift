import Wayline
import Words

/// Shows who is logged in, and leads to the orders.
final class AccountScreen: ViewScreen {
    typealias Routes = AccountRouter

    let view: AccountView
    private let viewModel: AccountViewModel
    private let words: Words

    init(viewModel: AccountViewModel, words: Words) {
        self.viewModel = viewModel
        self.words = words
        view = AccountView(words)
    }

    func start() {
        bind(\.user.text, viewModel.greeting)
        bind(\.logIn.isHidden, viewModel.isLoggedIn)
        bind(\.logOut.isHidden, viewModel.isLoggedIn.map { !$0 })
        bind(view.orders, to: .orders)
        bind(view.settings, to: .settings)
        bind(view.logIn, to: .logIn)
        view.logOut.onTap(self) { await $0.logOut() }
    }

    private func logOut() async {
        let question = Alert.confirm(
            words("Log out?", "Đăng xuất?"), yes: words("Log out", "Đăng xuất"),
            no: words.cancel)
        guard await ask(question) else { return }
        viewModel.logOut()
    }
}
