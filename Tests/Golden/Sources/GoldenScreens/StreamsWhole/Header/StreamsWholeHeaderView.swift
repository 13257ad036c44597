package import Wayline

/// What this part of the screen looks like.
package final class StreamsWholeHeaderView: View {
    package static let heading = "Header"

    package let title = StreamsWholeHeaderView.heading
    package let isOpen = Toggle("Open \(StreamsWholeHeaderView.heading)")
    package let text = Label()

    package var controls: [Control] { [isOpen, text] }
}
