internal import Wayline

/// A part of the screen with its own view and view model.
final class ClosuresPartsPhotoAlbumScreen: ViewScreen {
    let view = ClosuresPartsPhotoAlbumView()
    let viewModel = ClosuresPartsPhotoAlbumViewModel()

    func start() {
        bind(view.isOpen, viewModel.isOpen)
        bind(\.text.text, viewModel.text)
    }
}
