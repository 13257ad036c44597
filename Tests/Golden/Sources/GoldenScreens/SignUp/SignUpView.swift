import Wayline

/// The controls of the screen, from top to bottom.
final class SignUpView: View {
    let title = "Sign up"
    let name = TextField("Name")
    let password = SecureField("Password")
    let oldPassword = SecureField("Old password")
    let done = Button("Done", isDefault: true)

    var controls: [Control] { [name, password, oldPassword, done] }
}
