public import Coordination
public import TextMenu

/// Owns the app's one flow: it makes the screens and applies their routers' decisions.
public final class AppCoordinator: ScreenCoordinator {
    public private(set) var state: NavigationState
    public private(set) var screen: any Screen
    private let accounts: any AccountService

    /// A coordinator that begins with the login screen.
    public init(accounts: any AccountService) {
        self.accounts = accounts
        state = NavigationState(root: .login)
        screen = LoginScreen(viewModel: LoginViewModel(accounts: accounts))
    }

    public func follow(_ route: RouteID) throws(RoutingError) {
        let next = try state.applying(screen.router.route(to: route))
        guard next != state else { return }
        screen = try makeScreen(next.top.route)
        state = next
    }

    private func makeScreen(_ route: RouteID) throws(RoutingError) -> any Screen {
        switch route {
        case .login: LoginScreen(viewModel: LoginViewModel(accounts: accounts))
        case .home: HomeScreen()
        case .changePassword: ChangePasswordScreen()
        default: throw .unknownRoute(route, known: [.login, .home, .changePassword])
        }
    }
}
