package import Wayline

/// The controls of this part of the screen.
package final class StreamsPartsHeaderView: View {
    package static let heading = "Header"

    package let title = StreamsPartsHeaderView.heading
    package let isOpen = Toggle("Open \(StreamsPartsHeaderView.heading)")
    package let text = Label()

    package var controls: [Control] { [isOpen, text] }
}
