import Wayline

/// Asks for name and email. The form survives a restart.
final class SignUpDetailsScreen: ViewScreen, DraftKeeping {
    typealias Routes = SignUpDetailsRouter

    let view: SignUpDetailsView
    private let viewModel: SignUpDetailsViewModel

    init(viewModel: SignUpDetailsViewModel, words: Words) {
        self.viewModel = viewModel
        view = SignUpDetailsView(words)
    }

    var facts: SignUpDetailsRouter.Facts {
        .init(
            name: viewModel.name.value, email: viewModel.email.value,
            isComplete: viewModel.canGoOn.value)
    }

    func start() {
        bind(view.name, viewModel.name)
        bind(view.email, viewModel.email)
        bind(\.email.error, viewModel.emailError)
        bind(\.next.isEnabled, viewModel.canGoOn)
        bind(view.next, to: .next)
    }
}
