import Binding
public import Coordination
public import TextMenu

extension RouteID {
    /// The change password screen.
    public static let changePassword: RouteID = "change-password"
}

/// Where a user arrives whose password is good no longer.
public final class ChangePasswordScreen: ViewScreen {
    public let way = Way()
    public let view = ChangePasswordView()
    public let router: any Router = ChangePasswordRouter()
    private let viewModel: any ChangePasswordViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows `viewModel`.
    public init(viewModel: any ChangePasswordViewModelProtocol) {
        self.viewModel = viewModel
    }

    public func start() {
        viewModel.message.bind(\.text, on: view.message).store(in: &bindings)
        view.logOut.onTap(self) { $0.perform(ChangePasswordRouter.Route.logOut) }
    }
}
