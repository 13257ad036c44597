package import Wayline

/// What the screen looks like: its controls, from the top to the bottom.
package final class ClosuresWholeView: View {
    package static let heading = "Closures whole"

    package let title = ClosuresWholeView.heading
    package let name = TextField("Name", placeholder: "An Nguyen")
    package let done = Button("Done")
    package let controls: [Control]

    /// A view with these screens at its head.
    package init(_ parts: [any ViewScreen]) {
        controls = [Container("", parts), name, done]
    }
}
