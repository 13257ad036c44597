internal import Wayline

/// A part of the screen with its own view and view model.
final class PublishedWholePhotoAlbumScreen: ViewScreen {
    let view = PublishedWholePhotoAlbumView()
    let viewModel = PublishedWholePhotoAlbumViewModel()

    func start() {
        bind(view.isOpen, viewModel.$isOpen)
        bind(\.text.text, viewModel.$text)
    }
}
