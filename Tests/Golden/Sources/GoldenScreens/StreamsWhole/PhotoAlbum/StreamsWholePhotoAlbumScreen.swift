internal import Wayline

/// A part of the screen with its own view and view model.
final class StreamsWholePhotoAlbumScreen: ViewScreen {
    let view = StreamsWholePhotoAlbumView()
    let viewModel = StreamsWholePhotoAlbumViewModel()

    func start() {
        bind(view.isOpen, viewModel.isOpen)
        bind(\.text.text, viewModel.text)
    }
}
