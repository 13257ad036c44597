package import Wayline

/// The controls of this part of the screen.
package final class StreamsAbAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbView: View {
    package static let heading = "Part ab ab ab ab ab ab ab ab ab ab ab ab ab"

    package let title = StreamsAbAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbView.heading
    package let isOpen = Toggle(
        "Open \(StreamsAbAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbView.heading)")
    package let text = Label()

    package var controls: [Control] { [isOpen, text] }
}
