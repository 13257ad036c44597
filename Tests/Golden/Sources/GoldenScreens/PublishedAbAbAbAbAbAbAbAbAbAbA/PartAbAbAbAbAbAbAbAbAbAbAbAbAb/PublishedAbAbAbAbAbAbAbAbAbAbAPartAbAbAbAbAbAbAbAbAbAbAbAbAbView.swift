package import Wayline

/// What this part of the screen looks like.
package final class PublishedAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbView: View {
    package static let heading = "Part ab ab ab ab ab ab ab ab ab ab ab ab ab"

    package let title = PublishedAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbView.heading
    package let isOpen = Toggle(
        "Open \(PublishedAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbView.heading)")
    package let text = Label()

    package var controls: [Control] { [isOpen, text] }
}
