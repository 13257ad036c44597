package import Wayline

/// The controls of this part of the screen.
package final class PublishedPartsHeaderView: View {
    package static let heading = "Header"

    package let title = PublishedPartsHeaderView.heading
    package let isOpen = Toggle("Open \(PublishedPartsHeaderView.heading)")
    package let text = Label()

    package var controls: [Control] { [isOpen, text] }
}
