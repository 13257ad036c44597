public import Wayline

/// The controls of the launch screen.
public final class LaunchView: View {
    public let title: String
    package let progress: Spinner
    package let error = Label("", .error)
    package let goOn: Button

    package init(_ words: Words) {
        title = words[.start]
        progress = Spinner(words[.opening])
        goOn = Button(words[.goOn])
    }

    public var controls: [Control] { [progress, error, goOn] }
}
