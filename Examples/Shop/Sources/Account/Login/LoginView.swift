import Wayline
import Words

/// The controls of the login.
final class LoginView: View {
    let title: String
    let email: TextField
    let password: SecureField
    let error = Label("", .error)
    let logIn: Button

    init(_ words: Words) {
        title = words("Log in", "Đăng nhập")
        email = TextField(words("Email", "Email"), placeholder: "you@example.com")
        password = SecureField(words("Password", "Mật khẩu"))
        logIn = Button(words("Log in", "Đăng nhập"), isDefault: true)
    }

    var controls: [Control] { [email, password, error, logIn] }
}
