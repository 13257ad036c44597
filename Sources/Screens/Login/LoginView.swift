public import TextMenu

/// What the login screen looks like.
public final class LoginView: View {
    public let title: String

    /// What the user logs in with.
    public let email: TextField

    /// It shows nothing of what is typed.
    public let password: SecureField

    /// Turns while an attempt is on its way.
    public let progress: Spinner

    /// Logs in with both.
    public let logIn: Button

    /// Leads to a new account.
    public let signUp: Button

    /// Leads to a new password.
    public let forgotPassword: Button

    /// The controls, in a language.
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
