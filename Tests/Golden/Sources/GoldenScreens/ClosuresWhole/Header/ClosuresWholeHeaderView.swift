package import Wayline

/// The controls of this part of the screen.
package final class ClosuresWholeHeaderView: View {
    package static let heading = "Header"

    package let title = ClosuresWholeHeaderView.heading
    package let isOpen = Toggle("Open \(ClosuresWholeHeaderView.heading)")
    package let text = Label()

    package var controls: [Control] { [isOpen, text] }
}
