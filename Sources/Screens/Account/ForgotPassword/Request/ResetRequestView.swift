import Wayline

/// The controls of the first step of resetting a password.
final class ResetRequestView: View {
    let title: String
    let step: Label
    let email: TextField
    let progress: Spinner
    let send: Button

    init(_ words: Words) {
        title = words[.forgotPassword]
        step = Label(words[.whichAccount], .faint)
        email = TextField(words[.email], placeholder: "you@example.com")
        progress = Spinner(words[.sendingCode])
        send = Button(words[.sendCode], isDefault: true)
    }

    var controls: [Control] { [step, email, progress, send] }
}
