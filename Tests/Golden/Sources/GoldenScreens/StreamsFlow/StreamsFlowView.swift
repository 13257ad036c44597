package import Wayline

/// The controls of the screen, from top to bottom.
package final class StreamsFlowView: View {
    package static let heading = "Streams flow"

    package let title = StreamsFlowView.heading
    package let name = TextField("Name", placeholder: "An Nguyen")
    package let done = Button("Done")

    package var controls: [Control] { [name, done] }
}
