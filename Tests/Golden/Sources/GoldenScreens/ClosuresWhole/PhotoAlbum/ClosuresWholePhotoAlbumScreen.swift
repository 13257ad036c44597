internal import Wayline

/// A part of the screen with its own view and view model.
final class ClosuresWholePhotoAlbumScreen: ViewScreen {
    let view = ClosuresWholePhotoAlbumView()
    let viewModel = ClosuresWholePhotoAlbumViewModel()

    func start() {
        bind(view.isOpen, viewModel.isOpen)
        bind(\.text.text, viewModel.text)
    }
}
