internal import Wayline

/// A part of the screen with its own view and view model.
final class StreamsPartsPhotoAlbumScreen: ViewScreen {
    let view = StreamsPartsPhotoAlbumView()
    let viewModel = StreamsPartsPhotoAlbumViewModel()

    func start() {
        bind(view.isOpen, viewModel.isOpen)
        bind(\.text.text, viewModel.text)
    }
}
