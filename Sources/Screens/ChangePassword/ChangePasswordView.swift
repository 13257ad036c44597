public import TextMenu

/// What the change password screen looks like.
public final class ChangePasswordView: View {
    public let title: String
    public let reason = Label()
    public let oldPassword: SecureField
    public let newPassword: NewPasswordFields
    public let progress: Spinner
    public let change: Button
    public let logOut: Button

    public init(_ words: Words) {
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
