package import Wayline

/// What the screen looks like: its controls, from the top to the bottom.
package final class StreamsAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAView: View {
    package static let heading =
        "Streams ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab a"

    package let title = StreamsAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAView.heading
    package let name = TextField("Name", placeholder: "An Nguyen")
    package let done = Button("Done")

    package var controls: [Control] { [name, done] }
}
