package import Wayline

/// What the screen looks like: its controls, from the top to the bottom.
package final class ClosuresPlainView: View {
    package static let heading = "Closures plain"

    package let title = ClosuresPlainView.heading
    package let name = TextField("Name", placeholder: "An Nguyen")
    package let done = Button("Done")

    package var controls: [Control] { [name, done] }
}
