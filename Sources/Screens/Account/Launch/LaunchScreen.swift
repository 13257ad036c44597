import Wayline

/// Opens the app: finds out who is logged in.
final class LaunchScreen: ViewScreen {
    typealias Routes = LaunchRouter

    let view: LaunchView
    private let viewModel: LaunchViewModel

    init(viewModel: LaunchViewModel, words: Words) {
        self.viewModel = viewModel
        view = LaunchView(words)
    }

    var facts: LaunchRouter.Facts {
        .init(isOpen: viewModel.isOpen, status: viewModel.session?.status)
    }

    func start() {
        bind(\.progress.isSpinning, viewModel.isOpening)
        bind(\.goOn.isHidden, viewModel.isOpening)
        bind(\.error.text, viewModel.error)
        view.goOn.onTap(self) { await $0.open() }
        begin { await $0.open() }
    }

    private func open() async {
        await viewModel.open()
        perform(.opened)
    }
}
