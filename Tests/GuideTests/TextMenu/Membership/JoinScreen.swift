import Wayline

final class JoinScreen: ViewScreen {
    let view = JoinView()
    private let viewModel: JoinViewModel

    init(viewModel: JoinViewModel) {
        self.viewModel = viewModel
    }

    func start() {
        bind(view.email, viewModel.email)
        bind(view.password, viewModel.password)
        bind(view.again, viewModel.again)
        bind(\.email.error, viewModel.emailError)
        bind(\.again.error, viewModel.againError)
        bind(\.message.text, viewModel.message)
        bind(\.join.isEnabled, viewModel.canJoin)
        view.join.onTap(viewModel) { await $0.join() }
    }
}
