package import Wayline

/// The controls of this part of the screen.
package final class PublishedAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbView: View {
    package static let heading = "Part ab ab ab ab ab ab ab ab ab ab ab ab ab"

    package let title = PublishedAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbView.heading
    package let isOpen = Toggle(
        "Open \(PublishedAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbView.heading)")
    package let text = Label()

    package var controls: [Control] { [isOpen, text] }
}
