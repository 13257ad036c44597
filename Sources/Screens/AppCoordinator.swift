public import Coordination

/// Owns the app's one flow.
public final class AppCoordinator: Coordinator {
    public static let flow = Flow<AppCoordinator>(.login) {
        ScreenRoute(.login) { app in
            LoginScreen(viewModel: LoginViewModel(accounts: app.accounts))
        }
        ScreenRoute(.home) { _ in LandingScreen(viewModel: LandingViewModel()) }
        ScreenRoute(.changePassword) { _ in
            ChangePasswordScreen(viewModel: ChangePasswordViewModel())
        }
    }

    public let way = Way()
    private let accounts: any AccountDirectory

    /// A coordinator whose users are known to `accounts`.
    public init(accounts: any AccountDirectory) {
        self.accounts = accounts
    }
}
