import Wayline

/// The controls of the launch screen.
final class LaunchView: View {
    let title: String
    let missing: Placeholder

    init(_ words: Words) {
        title = words[.start]
        missing = Placeholder(retry: words[.goOn])
    }

    var controls: [Control] { [missing] }
}
