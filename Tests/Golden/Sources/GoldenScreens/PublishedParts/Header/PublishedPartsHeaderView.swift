internal import Wayline

/// The controls of this part of the screen.
final class PublishedPartsHeaderView: View {
    let title = "Header"
    let isOpen = Toggle("Open Header")
    let text = Label()

    var controls: [Control] { [isOpen, text] }
}
