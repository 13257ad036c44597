import Wayline
import Words

/// Shows the user who is logged in, and leads to the orders. When the user chooses a language, all
/// screens are made again, and keep the values that the user has filled in.
final class AccountScreen: ViewScreen {
    typealias Routes = AccountRouter

    let view: AccountView
    private let viewModel: AccountViewModel
    private let context: AppContext
    private let words: Words

    init(viewModel: AccountViewModel, _ context: AppContext, words: Words) {
        self.context = context
        self.viewModel = viewModel
        self.words = words
        view = AccountView(words, context.languages)
    }

    func start() {
        bind(\.user.text, viewModel.greeting)
        bind(\.logIn.isHidden, viewModel.isLoggedIn)
        bind(\.logOut.isHidden, viewModel.isLoggedIn.map { !$0 })
        bind(view.orders, to: .orders)
        bind(view.logIn, to: .logIn)
        view.logOut.onTap(self) { await $0.logOut() }
        view.language.chosen = context.languages.first { $0.code == context.language.value }
        bind(view.language.chosenPublisher) { $0.context.language.value = $1.code }
    }

    private func logOut() async {
        let question = Alert.confirm(
            words("Log out?", "Đăng xuất?"), yes: words("Log out", "Đăng xuất"),
            no: words.cancel)
        guard await ask(question) else { return }
        viewModel.logOut()
    }
}
