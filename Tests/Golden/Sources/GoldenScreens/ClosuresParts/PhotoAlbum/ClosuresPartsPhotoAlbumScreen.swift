package import Wayline

/// A part of the screen with its own view and view model.
package final class ClosuresPartsPhotoAlbumScreen: ViewScreen {
    package let way = Way()
    package let view = ClosuresPartsPhotoAlbumView()
    private let viewModel: any ClosuresPartsPhotoAlbumViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// Creates a part that shows and changes `viewModel`.
    package init(viewModel: any ClosuresPartsPhotoAlbumViewModelProtocol) {
        self.viewModel = viewModel
    }

    package func start() {
        view.isOpen.bind(bothWays: viewModel.isOpen).store(in: &bindings)
        viewModel.text.bind(\.text, on: view.text).store(in: &bindings)
    }
}
