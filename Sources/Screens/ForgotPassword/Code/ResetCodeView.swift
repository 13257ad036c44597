public import Wayline

/// The controls of the last step of resetting a password.
public final class ResetCodeView: View {
    public let title: String
    package let step: Label
    package let sent: Label
    package let letter = Label("", .strong)
    package let code: TextField
    package let newPassword: NewPasswordFields
    package let progress: Spinner
    package let set: Button

    package init(_ words: Words, email: String) {
        title = words[.newPassword]
        step = Label(words[.enterCode], .faint)
        sent = Label(words(.codeSent, email))
        code = TextField(words[.code])
        newPassword = NewPasswordFields(words)
        progress = Spinner(words[.settingPassword])
        set = Button(words[.setPassword])
    }

    public var controls: [Control] {
        [
            step, sent, letter, code, newPassword.password, newPassword.again, progress, set,
        ]
    }
}
