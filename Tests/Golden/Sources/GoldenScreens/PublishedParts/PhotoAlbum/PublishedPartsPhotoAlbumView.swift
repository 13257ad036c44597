package import Wayline

/// The controls of this part of the screen.
package final class PublishedPartsPhotoAlbumView: View {
    package static let heading = "Photo album"

    package let title = PublishedPartsPhotoAlbumView.heading
    package let isOpen = Toggle("Open \(PublishedPartsPhotoAlbumView.heading)")
    package let text = Label()

    package var controls: [Control] { [isOpen, text] }
}
