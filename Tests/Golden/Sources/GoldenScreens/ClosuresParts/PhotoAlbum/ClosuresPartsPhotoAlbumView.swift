package import Wayline

/// What this part of the screen looks like.
package final class ClosuresPartsPhotoAlbumView: View {
    package static let heading = "Photo album"

    package let title = ClosuresPartsPhotoAlbumView.heading
    package let isOpen = Toggle("Open \(ClosuresPartsPhotoAlbumView.heading)")
    package let text = Label()

    package var controls: [Control] { [isOpen, text] }
}
