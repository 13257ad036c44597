package import Wayline

/// What this part of the screen looks like.
package final class PublishedPartsHeaderView: View {
    package static let heading = "Header"

    package let title = PublishedPartsHeaderView.heading
    package let isOpen = Toggle("Open \(PublishedPartsHeaderView.heading)")
    package let text = Label()

    package var controls: [Control] { [isOpen, text] }
}
