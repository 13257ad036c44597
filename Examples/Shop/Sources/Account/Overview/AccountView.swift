import Wayline
import Words

/// The controls of the account.
final class AccountView: View {
    let title: String
    let user = Label()
    let orders: Button
    let logIn: Button
    let logOut: Button
    let language: Choice<AppLanguage>

    init(_ words: Words, _ languages: [AppLanguage]) {
        title = words("Account", "Tài khoản")
        orders = Button(words("Orders", "Đơn hàng"))
        logIn = Button(words("Log in", "Đăng nhập"))
        logOut = Button(words("Log out", "Đăng xuất"))
        language = Choice(words("Language", "Ngôn ngữ"), languages, title: \.name)
    }

    var controls: [Control] { [user, orders, logIn, logOut, language] }
}
