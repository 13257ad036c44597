package import Wayline

/// What this part of the screen looks like.
package final class PublishedPartsPhotoAlbumView: View {
    package static let heading = "Photo album"

    package let title = PublishedPartsPhotoAlbumView.heading
    package let isOpen = Toggle("Open \(PublishedPartsPhotoAlbumView.heading)")
    package let text = Label()

    package var controls: [Control] { [isOpen, text] }
}
