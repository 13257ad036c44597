public import Wayline

/// The controls of the login screen.
public final class LoginView: View {
    public let title: String

    /// The field for the email.
    public let email: TextField

    /// The field for the password. It does not show the text.
    public let password: SecureField

    /// Spins while an attempt is under way.
    public let progress: Spinner

    /// Logs in with the email and the password.
    public let logIn: Button

    /// Starts signing up.
    public let signUp: Button

    /// Starts resetting the password.
    public let forgotPassword: Button

    /// The controls, with the texts of `words`.
    public init(_ words: Words) {
        title = words[.logIn]
        email = TextField(words[.email], placeholder: "you@example.com")
        password = SecureField(words[.password])
        progress = Spinner(words[.loggingIn])
        logIn = Button(words[.logIn])
        signUp = Button(words[.signUp])
        forgotPassword = Button(words[.forgotPassword])
    }

    public var controls: [Control] { [email, password, progress, logIn, signUp, forgotPassword] }
}
