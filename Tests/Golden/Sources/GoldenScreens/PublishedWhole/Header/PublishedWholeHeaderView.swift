package import Wayline

/// The controls of this part of the screen.
package final class PublishedWholeHeaderView: View {
    package static let heading = "Header"

    package let title = PublishedWholeHeaderView.heading
    package let isOpen = Toggle("Open \(PublishedWholeHeaderView.heading)")
    package let text = Label()

    package var controls: [Control] { [isOpen, text] }
}
