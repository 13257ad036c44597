package import Wayline

/// What this part of the screen looks like.
package final class StreamsPartsHeaderView: View {
    package static let heading = "Header"

    package let title = StreamsPartsHeaderView.heading
    package let isOpen = Toggle("Open \(StreamsPartsHeaderView.heading)")
    package let text = Label()

    package var controls: [Control] { [isOpen, text] }
}
