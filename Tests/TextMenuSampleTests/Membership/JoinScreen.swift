import Wayline

extension RouteName {
    static let join: RouteName = "join"
}

final class JoinScreen: ViewScreen {
    let way = Way()
    let view = JoinView()
    private let viewModel: JoinViewModel
    private var bindings: Set<AnyCancellable> = []

    init(viewModel: JoinViewModel) {
        self.viewModel = viewModel
    }

    func start() {
        view.email.bind(bothWays: viewModel.email).store(in: &bindings)
        view.password.bind(bothWays: viewModel.password).store(in: &bindings)
        view.again.bind(bothWays: viewModel.again).store(in: &bindings)
        viewModel.emailError.bind(\.error, on: view.email).store(in: &bindings)
        viewModel.againError.bind(\.error, on: view.again).store(in: &bindings)
        viewModel.message.bind(\.text, on: view.message).store(in: &bindings)
        viewModel.canJoin.bind(\.isEnabled, on: view.join).store(in: &bindings)
        view.join.onTap(viewModel) { await $0.join() }
    }
}
