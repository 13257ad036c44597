public import TextMenu

/// What the login screen looks like.
public final class LoginView: View {
    public let title = "Log in"
    public let email = TextField("Email", placeholder: "you@example.com")
    public let password = SecureField("Password")
    public let message = Label("", .error)
    public let logIn = Button("Log in")

    public var controls: [Control] { [email, password, message, logIn] }
}
