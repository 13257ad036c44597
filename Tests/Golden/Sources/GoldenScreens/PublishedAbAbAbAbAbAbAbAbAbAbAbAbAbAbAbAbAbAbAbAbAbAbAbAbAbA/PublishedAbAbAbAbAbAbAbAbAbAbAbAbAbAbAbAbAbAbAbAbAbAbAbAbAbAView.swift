package import Wayline

/// What the screen looks like: its controls, from the top to the bottom.
package final class PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAView: View {
    package static let heading =
        "Published ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab a"

    package let title = PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAView.heading
    package let name = TextField("Name", placeholder: "An Nguyen")
    package let done = Button("Done")

    package var controls: [Control] { [name, done] }
}
