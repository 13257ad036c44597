import Wayline

/// Opens the app: finds out who is logged in.
final class LaunchScreen: ViewScreen {
    typealias Routes = LaunchRouter

    let view: LaunchView
    private let viewModel: LaunchViewModel

    private let words: Words

    init(viewModel: LaunchViewModel, words: Words) {
        self.viewModel = viewModel
        self.words = words
        view = LaunchView(words)
    }

    var facts: LaunchRouter.Facts {
        .init(isOpen: viewModel.isOpen, status: viewModel.session?.status)
    }

    func start() {
        bind(view.missing, viewModel.opening, loading: words[.opening]) { [words] in
            $0.text(in: words)
        } load: {
            await $0.open()
        }
    }

    private func open() async {
        await viewModel.open()
        perform(.opened)
    }
}
