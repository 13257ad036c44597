package import Wayline

/// The controls of this part of the screen.
package final class ClosuresPartsHeaderView: View {
    package static let heading = "Header"

    package let title = ClosuresPartsHeaderView.heading
    package let isOpen = Toggle("Open \(ClosuresPartsHeaderView.heading)")
    package let text = Label()

    package var controls: [Control] { [isOpen, text] }
}
