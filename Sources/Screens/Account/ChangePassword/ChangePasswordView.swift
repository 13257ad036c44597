import Wayline

/// The controls of the change password screen.
final class ChangePasswordView: View {
    let title: String
    let backTitle: String
    let reason = Label()
    let oldPassword: SecureField
    let newPassword: NewPasswordFields
    let progress: Spinner
    let change: Button
    let loggingOut: Spinner
    let logOut: Button

    init(_ words: Words) {
        title = words[.changePassword]
        backTitle = words[.logOut] + "…"
        oldPassword = SecureField(words[.oldPassword])
        newPassword = NewPasswordFields(words)
        progress = Spinner(words[.changing])
        change = Button(words[.changePassword], isDefault: true)
        loggingOut = Spinner(words[.loggingOut])
        logOut = Button(words[.logOut])
    }

    var controls: [Control] {
        [
            reason, oldPassword, newPassword.password, newPassword.again, progress, change,
            loggingOut, logOut,
        ]
    }
}
