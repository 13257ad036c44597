public import Wayline

/// The controls of the log out screen.
public final class LogOutView: View {
    public let title: String
    package let progress: Spinner
    package let error = Label("", .error)
    package let tryAgain: Button

    package init(_ words: Words) {
        title = words[.logOut]
        progress = Spinner(words[.loggingOut])
        tryAgain = Button(words[.tryAgain])
    }

    public var controls: [Control] { [progress, error, tryAgain] }
}
