package import Wayline

/// The controls of the screen, from top to bottom.
package final class ClosuresFlowView: View {
    package static let heading = "Closures flow"

    package let title = ClosuresFlowView.heading
    package let name = TextField("Name", placeholder: "An Nguyen")
    package let done = Button("Done")

    package var controls: [Control] { [name, done] }
}
