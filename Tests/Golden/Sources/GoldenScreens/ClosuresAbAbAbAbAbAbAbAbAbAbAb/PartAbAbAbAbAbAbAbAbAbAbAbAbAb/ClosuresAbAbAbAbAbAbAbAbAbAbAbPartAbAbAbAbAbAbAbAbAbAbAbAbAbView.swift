package import Wayline

/// The controls of this part of the screen.
package final class ClosuresAbAbAbAbAbAbAbAbAbAbAbPartAbAbAbAbAbAbAbAbAbAbAbAbAbView: View {
    package static let heading = "Part ab ab ab ab ab ab ab ab ab ab ab ab ab"

    package let title = ClosuresAbAbAbAbAbAbAbAbAbAbAbPartAbAbAbAbAbAbAbAbAbAbAbAbAbView.heading
    package let isOpen = Toggle(
        "Open \(ClosuresAbAbAbAbAbAbAbAbAbAbAbPartAbAbAbAbAbAbAbAbAbAbAbAbAbView.heading)")
    package let text = Label()

    package var controls: [Control] { [isOpen, text] }
}
