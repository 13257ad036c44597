import Wayline

/// The controls of the account.
final class AccountView: View {
    let title = "Account"
    let user = Label()
    let orders = Button("Orders")
    let logIn = Button("Log in")
    let logOut = Button("Log out")

    var controls: [Control] { [user, orders, logIn, logOut] }
}
