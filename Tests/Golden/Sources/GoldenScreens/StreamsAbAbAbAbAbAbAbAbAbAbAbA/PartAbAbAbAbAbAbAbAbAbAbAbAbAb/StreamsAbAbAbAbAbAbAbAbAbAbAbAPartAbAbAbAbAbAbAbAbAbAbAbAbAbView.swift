package import Wayline

/// What this part of the screen looks like.
package final class StreamsAbAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbView: View {
    package static let heading = "Part ab ab ab ab ab ab ab ab ab ab ab ab ab"

    package let title = StreamsAbAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbView.heading
    package let isOpen = Toggle(
        "Open \(StreamsAbAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbView.heading)")
    package let text = Label()

    package var controls: [Control] { [isOpen, text] }
}
