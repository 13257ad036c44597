public import TextMenu

/// What the last step of setting a password anew looks like.
public final class ResetCodeView: View {
    public let title: String
    public let step: Label
    public let sent: Label
    public let letter = Label("", .strong)
    public let code: TextField
    public let newPassword: NewPasswordFields
    public let progress: Spinner
    public let set: Button

    public init(_ words: Words, email: String) {
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
