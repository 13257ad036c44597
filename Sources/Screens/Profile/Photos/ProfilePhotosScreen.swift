import Wayline

/// Shows the photos of a profile.
final class ProfilePhotosScreen: ViewScreen {
    let view: ProfilePhotosView
    private let viewModel: any ProfilePhotosViewModelProtocol

    init(viewModel: any ProfilePhotosViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        view = ProfilePhotosView(words)
    }

    func start() {
        let photos = viewModel.photos.value
        bind(\.photos.rows, photos.map { ($0 ?? []).map { Table.Row($0.title, "\($0.taken)") } })
        bind(\.empty.isHidden, photos.map { $0 != [] })
        bind(view.part, viewModel.photos) { await $0.viewModel.load() }
    }
}

/// The controls of the photos of a profile.
final class ProfilePhotosView: View {
    let title: String
    let photos = Table()
    let empty: Label
    let part: ProfilePartControls
    let controls: [Control]

    init(_ words: Words) {
        title = words[.photos]
        empty = Label(words[.noPhotos], .faint)
        part = ProfilePartControls(words, again: .tryPhotosAgain)
        controls = [Section(title, [photos, empty] + part.all)]
    }
}
