package import Wayline

/// The controls of this part of the screen.
package final class StreamsPartsPhotoAlbumView: View {
    package static let heading = "Photo album"

    package let title = StreamsPartsPhotoAlbumView.heading
    package let isOpen = Toggle("Open \(StreamsPartsPhotoAlbumView.heading)")
    package let text = Label()

    package var controls: [Control] { [isOpen, text] }
}
