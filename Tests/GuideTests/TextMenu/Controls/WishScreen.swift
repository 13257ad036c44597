import Wayline

/// The sample in the doc comment of FormDraft.
final class WishScreen: ViewScreen, DraftKeeping {
    let view = WishView()
    let viewModel = WishViewModel()

    func start() {
        bind(view.text, viewModel.text)
    }
}

final class WishView: View {
    let title = "Wish"
    let text = TextField("Wish")
    private(set) lazy var controls: [Control] = [text]
}

@MainActor
final class WishViewModel {
    let text = Observable("")
}
