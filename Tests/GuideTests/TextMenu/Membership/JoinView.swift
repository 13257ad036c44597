import Wayline

final class JoinView: View {
    let title = "Become a member"
    let email = TextField("Email", placeholder: "you@example.com")
    let password = SecureField("Password")
    let again = SecureField("Once more")
    let join = Button("Join", isDefault: true)
    let message = Label()

    lazy var controls: [Control] = [
        Section("You", [email]),
        Section("Your password", [password, again]),
        message, join,
    ]
}
