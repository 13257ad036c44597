import Wayline

/// Shows the photos of a profile.
final class ProfilePhotosScreen: ViewScreen {
    let view: ProfilePhotosView
    private let viewModel: any ProfilePhotosViewModelProtocol

    private let words: Words

    init(viewModel: any ProfilePhotosViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        self.words = words
        view = ProfilePhotosView(words)
    }

    func start() {
        let photos = viewModel.photos.value
        bind(
            \.photos.rows,
            photos.map { ($0 ?? []).map { NamedValues.Row($0.title, "\($0.taken)") } })
        bind(view.missing, viewModel.photos, words) { [words] in
            $0.isEmpty ? words[.noPhotos] : ""
        } load: {
            await $0.viewModel.load()
        }
    }
}
