import Wayline

/// The controls of the login screen.
final class LoginView: View {
    let title: String
    let email: TextField
    let password: SecureField
    let progress: Spinner
    let logIn: Button
    let signUp: Button
    let forgotPassword: Button

    init(_ words: Words) {
        title = words[.logIn]
        email = TextField(words[.email], placeholder: "you@example.com")
        password = SecureField(words[.password])
        progress = Spinner(words[.loggingIn])
        logIn = Button(words[.logIn], isDefault: true)
        signUp = Button(words[.signUp])
        forgotPassword = Button(words[.forgotPassword])
    }

    var controls: [Control] { [email, password, progress, logIn, signUp, forgotPassword] }
}
