import Wayline

/// The controls of the screen, from top to bottom.
final class HelpView: View {
    let title = "Help"

    var controls: [Control] { [] }
}
