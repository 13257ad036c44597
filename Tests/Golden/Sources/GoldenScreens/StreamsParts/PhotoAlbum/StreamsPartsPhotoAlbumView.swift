package import Wayline

/// What this part of the screen looks like.
package final class StreamsPartsPhotoAlbumView: View {
    package static let heading = "Photo album"

    package let title = StreamsPartsPhotoAlbumView.heading
    package let isOpen = Toggle("Open \(StreamsPartsPhotoAlbumView.heading)")
    package let text = Label()

    package var controls: [Control] { [isOpen, text] }
}
