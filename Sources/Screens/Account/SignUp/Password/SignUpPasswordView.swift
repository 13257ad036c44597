import Wayline

/// The controls of the last step of signing up.
final class SignUpPasswordView: View {
    let title: String
    let step: Label
    let account: Label
    let newPassword: NewPasswordFields
    let progress: Spinner
    let signUp: Button

    init(_ words: Words, email: String) {
        title = words[.password]
        step = Label(words[.choosePassword], .faint)
        account = Label(words(.passwordFor, email))
        newPassword = NewPasswordFields(words)
        progress = Spinner(words[.creatingAccount])
        signUp = Button(words[.createAccount], isDefault: true)
    }

    var controls: [Control] {
        [step, account, newPassword.password, newPassword.again, progress, signUp]
    }
}
