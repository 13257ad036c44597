internal import Wayline

/// The controls of this part of the screen.
final class PublishedWholePhotoAlbumView: View {
    let title = "Photo album"
    let isOpen = Toggle("Open Photo album")
    let text = Label()

    var controls: [Control] { [isOpen, text] }
}
