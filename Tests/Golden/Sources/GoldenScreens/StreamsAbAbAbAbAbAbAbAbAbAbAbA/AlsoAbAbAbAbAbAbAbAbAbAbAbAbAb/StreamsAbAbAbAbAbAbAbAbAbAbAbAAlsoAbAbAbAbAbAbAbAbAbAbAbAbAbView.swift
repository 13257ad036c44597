internal import Wayline

/// The controls of this part of the screen.
final class StreamsAbAbAbAbAbAbAbAbAbAbAbAAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbView: View {
    let title = "Also ab ab ab ab ab ab ab ab ab ab ab ab ab"
    let isOpen = Toggle("Open Also ab ab ab ab ab ab ab ab ab ab ab ab ab")
    let text = Label()

    var controls: [Control] { [isOpen, text] }
}
