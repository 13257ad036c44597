public import Wayline

extension RouteName {
    /// The change password screen.
    public static let changePassword: RouteName = "change-password"
}

/// Asks for a new password when the old one is no longer valid.
public final class ChangePasswordScreen: ViewScreen {
    public let way = Way()
    public let view: ChangePasswordView
    public let router: any Router
    private let viewModel: any ChangePasswordViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows and fills in `viewModel`.
    public init(viewModel: any ChangePasswordViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        view = ChangePasswordView(words)
        router = ChangePasswordRouter(viewModel: viewModel, words: words)
    }

    /// True while the change is under way: it is not known yet which password is valid.
    var isChanging: Bool { viewModel.isChanging.value }

    public func start() {
        view.reason.text = viewModel.reason
        view.oldPassword.bind(bothWays: viewModel.oldPassword).store(in: &bindings)
        viewModel.oldPasswordError.bind(\.error, on: view.oldPassword).store(in: &bindings)
        view.newPassword.bind(viewModel.newPassword, in: &bindings)
        viewModel.isChanging.bind(\.isSpinning, on: view.progress).store(in: &bindings)
        viewModel.canChange.bind(\.isEnabled, on: view.change).store(in: &bindings)
        viewModel.isChanging.map { !$0 }.bind(\.isEnabled, on: view.logOut).store(in: &bindings)
        viewModel.results.bind(to: self) { $0.handle($1) }.store(in: &bindings)
        view.change.onTap(self) { await $0.viewModel.change() }
        view.logOut.onTap(self) { $0.perform(ChangePasswordRouter.Route.leave) }
    }

    private func handle(_ result: Result<Session, AccountError>) {
        switch result {
        case .success: perform(ChangePasswordRouter.Route.changed)
        case .failure: perform(ChangePasswordRouter.Route.failed)
        }
    }
}
