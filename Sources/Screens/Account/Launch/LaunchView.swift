import Wayline

/// The controls of the launch screen.
final class LaunchView: View {
    let title: String
    let progress: Spinner
    let error = Label("", .error)
    let goOn: Button

    init(_ words: Words) {
        title = words[.start]
        progress = Spinner(words[.opening])
        goOn = Button(words[.goOn])
    }

    var controls: [Control] { [progress, error, goOn] }
}
