public import TextMenu

/// What the login screen looks like.
public final class LoginView: View {
    public let title: String
    public let email: TextField
    public let password: SecureField
    public let progress: Spinner
    public let logIn: Button
    public let signUp: Button
    public let forgotPassword: Button

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
