public import TextMenu

/// What the launch screen looks like.
public final class LaunchView: View {
    public let title: String
    public let progress: Spinner
    public let error = Label("", .error)
    public let goOn: Button

    public init(_ words: Words) {
        title = words[.start]
        progress = Spinner(words[.opening])
        goOn = Button(words[.goOn])
    }

    public var controls: [Control] { [progress, error, goOn] }
}
