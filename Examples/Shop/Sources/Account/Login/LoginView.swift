import Wayline

/// The controls of the login.
final class LoginView: View {
    let title = "Log in"
    let email = TextField("Email", placeholder: "an@example.com")
    let password = SecureField("Password")
    let error = Label("", .error)
    let logIn = Button("Log in")

    var controls: [Control] { [email, password, error, logIn] }
}
