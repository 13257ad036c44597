public import TextMenu

/// What the log out screen looks like.
public final class LogOutView: View {
    public let title: String
    public let progress: Spinner
    public let error = Label("", .error)
    public let tryAgain: Button

    public init(_ words: Words) {
        title = words[.logOut]
        progress = Spinner(words[.loggingOut])
        tryAgain = Button(words[.tryAgain])
    }

    public var controls: [Control] { [progress, error, tryAgain] }
}
