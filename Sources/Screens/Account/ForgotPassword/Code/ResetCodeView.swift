import Wayline

/// The controls of the last step of resetting a password.
final class ResetCodeView: View {
    let title: String
    let step: Label
    let sent: Label
    let letter: NamedValues
    let code: TextField
    let newPassword: NewPasswordFields
    let progress: Spinner
    let set: Button

    init(_ words: Words, email: String) {
        title = words[.newPassword]
        step = Label(words[.enterCode], .faint)
        sent = Label(words(.codeSent, email))
        letter = NamedValues(words[.letter])
        code = TextField(words[.code])
        newPassword = NewPasswordFields(words)
        progress = Spinner(words[.settingPassword])
        set = Button(words[.setPassword], isDefault: true)
    }

    var controls: [Control] {
        [
            step, sent, letter, code, newPassword.password, newPassword.again, progress, set,
        ]
    }
}
