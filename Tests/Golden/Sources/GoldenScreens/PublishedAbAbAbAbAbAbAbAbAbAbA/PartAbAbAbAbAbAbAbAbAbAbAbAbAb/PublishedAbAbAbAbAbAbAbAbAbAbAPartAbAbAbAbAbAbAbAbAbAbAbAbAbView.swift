internal import Wayline

/// The controls of this part of the screen.
final class PublishedAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbView: View {
    let title = "Part ab ab ab ab ab ab ab ab ab ab ab ab ab"
    let isOpen = Toggle("Open Part ab ab ab ab ab ab ab ab ab ab ab ab ab")
    let text = Label()

    var controls: [Control] { [isOpen, text] }
}
