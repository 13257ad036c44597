package import Wayline

/// What the screen looks like: its controls, from the top to the bottom.
package final class StreamsPlainView: View {
    package static let heading = "Streams plain"

    package let title = StreamsPlainView.heading
    package let name = TextField("Name", placeholder: "An Nguyen")
    package let done = Button("Done")

    package var controls: [Control] { [name, done] }
}
