package import Wayline

/// The controls of this part of the screen.
package final class StreamsWholeHeaderView: View {
    package static let heading = "Header"

    package let title = StreamsWholeHeaderView.heading
    package let isOpen = Toggle("Open \(StreamsWholeHeaderView.heading)")
    package let text = Label()

    package var controls: [Control] { [isOpen, text] }
}
