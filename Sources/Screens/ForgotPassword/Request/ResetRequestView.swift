public import Wayline

/// The controls of the first step of resetting a password.
public final class ResetRequestView: View {
    public let title: String
    package let step: Label
    package let email: TextField
    package let progress: Spinner
    package let send: Button

    package init(_ words: Words) {
        title = words[.forgotPassword]
        step = Label(words[.whichAccount], .faint)
        email = TextField(words[.email], placeholder: "you@example.com")
        progress = Spinner(words[.sendingCode])
        send = Button(words[.sendCode])
    }

    public var controls: [Control] { [step, email, progress, send] }
}
