import Binding
public import Coordination
public import TextMenu

extension RouteID {
    /// The login screen.
    public static let login: RouteID = "login"
}

/// Asks for email and password.
public final class LoginScreen: ViewScreen {
    public let way = Way()
    public let view = LoginView()
    public let router: any Router
    private let viewModel: any LoginViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows and fills in `viewModel`.
    public init(viewModel: any LoginViewModelProtocol) {
        self.viewModel = viewModel
        router = LoginRouter(viewModel: viewModel)
    }

    public func start() {
        view.email.bind(bothWays: viewModel.email).store(in: &bindings)
        view.password.bind(bothWays: viewModel.password).store(in: &bindings)
        viewModel.message.bind(\.text, on: view.message).store(in: &bindings)
        viewModel.canLogIn.bind(\.isEnabled, on: view.logIn).store(in: &bindings)
        view.logIn.onTap(self) { await $0.logIn() }
    }

    private func logIn() async {
        let revision = way.revision
        await viewModel.logIn()
        perform(LoginRouter.Route.login, ifStill: revision)
    }
}
