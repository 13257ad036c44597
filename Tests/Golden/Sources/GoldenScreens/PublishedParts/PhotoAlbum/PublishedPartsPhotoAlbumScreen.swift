internal import Wayline

/// A part of the screen with its own view and view model.
final class PublishedPartsPhotoAlbumScreen: ViewScreen {
    let view = PublishedPartsPhotoAlbumView()
    let viewModel = PublishedPartsPhotoAlbumViewModel()

    func start() {
        bind(view.isOpen, viewModel.$isOpen)
        bind(\.text.text, viewModel.$text)
    }
}
