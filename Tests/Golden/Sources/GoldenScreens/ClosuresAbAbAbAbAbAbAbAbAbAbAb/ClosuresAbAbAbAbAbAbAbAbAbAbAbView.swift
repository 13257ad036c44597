package import Wayline

/// The controls of the screen, from top to bottom.
package final class ClosuresAbAbAbAbAbAbAbAbAbAbAbView: View {
    package static let heading = "Closures ab ab ab ab ab ab ab ab ab ab ab"

    package let title = ClosuresAbAbAbAbAbAbAbAbAbAbAbView.heading
    package let name = TextField("Name", placeholder: "An Nguyen")
    package let done = Button("Done")
    package let controls: [Control]

    /// Creates a view with these screens at its top.
    package init(_ parts: [any ViewScreen]) {
        controls = [Container("", parts), name, done]
    }
}
