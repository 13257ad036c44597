import Wayline

/// Shows who is logged in, and leads to the orders.
final class AccountScreen: ViewScreen {
    typealias Routes = AccountRouter

    let view = AccountView()
    private let viewModel: AccountViewModel

    init(viewModel: AccountViewModel) {
        self.viewModel = viewModel
    }

    func start() {
        bind(\.user.text, viewModel.greeting)
        bind(\.logIn.isHidden, viewModel.isLoggedIn)
        bind(\.logOut.isHidden, viewModel.isLoggedIn.map { !$0 })
        bind(view.orders, to: .orders)
        bind(view.logIn, to: .logIn)
        view.logOut.onTap(self) { await $0.logOut() }
    }

    private func logOut() async {
        guard await ask(.confirm("Log out?", yes: "Log out")) else { return }
        viewModel.logOut()
    }
}
