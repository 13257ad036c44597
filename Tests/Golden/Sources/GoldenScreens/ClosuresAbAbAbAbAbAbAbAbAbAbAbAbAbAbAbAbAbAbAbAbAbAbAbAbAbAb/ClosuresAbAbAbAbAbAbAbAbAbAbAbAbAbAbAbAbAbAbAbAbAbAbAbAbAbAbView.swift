package import Wayline

/// What the screen looks like: its controls, from the top to the bottom.
package final class ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbView: View {
    package static let heading =
        "Closures ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab"

    package let title = ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbView.heading
    package let name = TextField("Name", placeholder: "An Nguyen")
    package let done = Button("Done")

    package var controls: [Control] { [name, done] }
}
