import Wayline

/// The controls of the log out screen.
final class LogOutView: View {
    let title: String
    let progress: Spinner
    let error = Label("", .error)
    let tryAgain: Button

    init(_ words: Words) {
        title = words[.logOut]
        progress = Spinner(words[.loggingOut])
        tryAgain = Button(words[.tryAgain])
    }

    var controls: [Control] { [progress, error, tryAgain] }
}
