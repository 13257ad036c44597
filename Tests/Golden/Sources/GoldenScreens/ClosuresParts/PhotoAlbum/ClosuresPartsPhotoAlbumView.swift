package import Wayline

/// The controls of this part of the screen.
package final class ClosuresPartsPhotoAlbumView: View {
    package static let heading = "Photo album"

    package let title = ClosuresPartsPhotoAlbumView.heading
    package let isOpen = Toggle("Open \(ClosuresPartsPhotoAlbumView.heading)")
    package let text = Label()

    package var controls: [Control] { [isOpen, text] }
}
