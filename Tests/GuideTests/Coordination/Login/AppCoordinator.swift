import Wayline

final class AppCoordinator: Coordinator {
    static let flow = Flow<AppCoordinator>(.login) {
        ScreenRoute(.login) { app in
            LoginScreen(viewModel: LoginViewModel(accounts: app.accounts))
        }
        ScreenRoute(.changePassword) { _, input in
            ChangePasswordScreen(email: input.email)
        }
        ScreenRoute(.home) { _ in HomeScreen() }
    }

    private let accounts: any AccountService

    init(accounts: any AccountService) {
        self.accounts = accounts
    }
}
