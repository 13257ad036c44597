import Wayline

/// Asks for the email of the account whose password was forgotten.
final class ResetRequestScreen: ViewScreen, DraftKeeping {
    typealias Routes = ResetRequestRouter

    let view: ResetRequestView
    private let viewModel: ResetRequestViewModel

    init(viewModel: ResetRequestViewModel, words: Words) {
        self.viewModel = viewModel
        view = ResetRequestView(words)
    }

    var facts: ResetRequestRouter.Facts {
        .init(
            email: viewModel.email.value, isSent: viewModel.isSent, failure: viewModel.failure)
    }

    var draft: String {
        get { viewModel.email.value }
        set { viewModel.email.value = newValue }
    }

    func start() {
        bind(view.email, viewModel.email)
        bind(\.email.error, viewModel.emailError)
        bind(\.progress.isSpinning, viewModel.isSending)
        bind(\.send.isEnabled, viewModel.canSend)
        bind(viewModel.results) { $0.perform($1.isSuccess ? .sent : .failed) }
        view.send.onTap(self) { await $0.viewModel.send() }
    }
}
