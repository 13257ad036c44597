public import Wayline

/// Shows the photos of a profile.
public final class ProfilePhotosScreen: ViewScreen {
    public let way = Way()
    public let view: ProfilePhotosView
    private let viewModel: any ProfilePhotosViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows `viewModel`.
    public init(viewModel: any ProfilePhotosViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        view = ProfilePhotosView(words)
    }

    public func start() {
        let photos = viewModel.photos.value
        photos.map { $0?.map(\.row) ?? [] }.bind(\.rows, on: view.photos).store(in: &bindings)
        photos.map { $0 != [] }.bind(\.isHidden, on: view.empty).store(in: &bindings)
        bindings.formUnion(view.part.bind(to: viewModel.photos))
        view.part.tryAgain.onTap(self) { await $0.viewModel.load() }
        load()
    }

    /// Loads the photos again.
    public func load() {
        begin { await $0.viewModel.load() }
    }
}

extension Photo {
    fileprivate var row: Table.Row { Table.Row(title, "\(taken)") }
}
