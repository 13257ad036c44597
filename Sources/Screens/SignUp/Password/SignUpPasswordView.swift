public import Wayline

/// The controls of the last step of signing up.
public final class SignUpPasswordView: View {
    public let title: String
    package let step: Label
    package let account: Label
    package let newPassword: NewPasswordFields
    package let progress: Spinner
    package let signUp: Button

    package init(_ words: Words, email: String) {
        title = words[.password]
        step = Label(words[.choosePassword], .faint)
        account = Label(words(.passwordFor, email))
        newPassword = NewPasswordFields(words)
        progress = Spinner(words[.creatingAccount])
        signUp = Button(words[.createAccount])
    }

    public var controls: [Control] {
        [step, account, newPassword.password, newPassword.again, progress, signUp]
    }
}
