public import TextMenu

/// What the first step of setting a password anew looks like.
public final class ResetRequestView: View {
    public let title: String
    public let step: Label
    public let email: TextField
    public let progress: Spinner
    public let send: Button

    public init(_ words: Words) {
        title = words[.forgotPassword]
        step = Label(words[.whichAccount], .faint)
        email = TextField(words[.email], placeholder: "you@example.com")
        progress = Spinner(words[.sendingCode])
        send = Button(words[.sendCode])
    }

    public var controls: [Control] { [step, email, progress, send] }
}
