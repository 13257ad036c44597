public import Wayline

/// The controls of the change password screen.
public final class ChangePasswordView: View {
    public let title: String
    package let reason = Label()
    package let oldPassword: SecureField
    package let newPassword: NewPasswordFields
    package let progress: Spinner
    package let change: Button
    package let logOut: Button

    package init(_ words: Words) {
        title = words[.changePassword]
        oldPassword = SecureField(words[.oldPassword])
        newPassword = NewPasswordFields(words)
        progress = Spinner(words[.changing])
        change = Button(words[.changePassword])
        logOut = Button(words[.logOut])
    }

    public var controls: [Control] {
        [
            reason, oldPassword, newPassword.password, newPassword.again, progress, change,
            logOut,
        ]
    }
}
