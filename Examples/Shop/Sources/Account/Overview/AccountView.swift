import Wayline
import Words

/// The controls of the account.
final class AccountView: View {
    let title: String
    let user = Label()
    let orders: Button
    let settings: Button
    let logIn: Button
    let logOut: Button

    init(_ words: Words) {
        title = words("Account", "Tài khoản")
        orders = Button(words("Orders", "Đơn hàng"))
        settings = Button(words("Settings", "Cài đặt"))
        logIn = Button(words("Log in", "Đăng nhập"))
        logOut = Button(words("Log out", "Đăng xuất"))
    }

    var controls: [Control] { [user, orders, settings, logIn, logOut] }
}
