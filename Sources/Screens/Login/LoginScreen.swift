import Binding
public import Coordination
public import TextMenu

extension RouteID {
    /// The login screen.
    public static let login: RouteID = "login"
}

/// Asks for email and password.
public final class LoginScreen: MenuScreen {
    public let title = "Log in"
    public let way = Way()
    public let router: any Router
    private let viewModel: any LoginViewModelProtocol

    /// A screen that shows and fills in `viewModel`.
    public init(viewModel: any LoginViewModelProtocol) {
        self.viewModel = viewModel
        router = LoginRouter(viewModel: viewModel)
    }

    public var message: String { viewModel.message.value }

    public var items: [MenuItem] {
        [
            .field("Email", viewModel.email, .shown),
            .field("Password", viewModel.password, .hidden),
            .button("Log in") {
                await self.viewModel.logIn()
                return self.perform(LoginRouter.Route.login)
            },
        ]
    }
}
