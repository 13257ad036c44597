import Wayline

/// The controls of the screen, from top to bottom.
final class AboutView: View {
    let title = "About"

    var controls: [Control] { [] }
}
