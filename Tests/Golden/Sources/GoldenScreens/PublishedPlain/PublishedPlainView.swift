package import Wayline

/// The controls of the screen, from top to bottom.
package final class PublishedPlainView: View {
    package static let heading = "Published plain"

    package let title = PublishedPlainView.heading
    package let name = TextField("Name", placeholder: "An Nguyen")
    package let done = Button("Done")

    package var controls: [Control] { [name, done] }
}
