package import Wayline

/// The controls of the screen, from top to bottom.
package final class PublishedFlowView: View {
    package static let heading = "Published flow"

    package let title = PublishedFlowView.heading
    package let name = TextField("Name", placeholder: "An Nguyen")
    package let done = Button("Done")

    package var controls: [Control] { [name, done] }
}
