import Binding
public import Coordination
public import TextMenu

extension RouteID {
    /// The login screen.
    public static let login: RouteID = "login"
}

/// Asks for email and password.
public final class LoginScreen: Screen {
    public let title = "Log in"
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
            .button("Log in") { [viewModel] in
                await viewModel.logIn()
                return RouteID(LoginRouter.Route.login)
            },
        ]
    }
}
