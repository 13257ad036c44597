package import Wayline

/// The controls of the screen, from top to bottom.
package final class StreamsPlainView: View {
    package static let heading = "Streams plain"

    package let title = StreamsPlainView.heading
    package let name = TextField("Name", placeholder: "An Nguyen")
    package let done = Button("Done")

    package var controls: [Control] { [name, done] }
}
