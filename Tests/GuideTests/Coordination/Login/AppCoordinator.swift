import Wayline

final class AppCoordinator: Coordinator {
    static let flow = Flow<AppCoordinator>(.login) {
        FlowScreen(.login) { app in
            LoginScreen(viewModel: LoginViewModel(accounts: app.accounts))
        }
        FlowScreen(.changePassword) { _, input in
            ChangePasswordScreen(email: input.email)
        }
        FlowScreen(.home) { _ in HomeScreen() }
    }

    private let accounts: any AccountService

    init(accounts: any AccountService) {
        self.accounts = accounts
    }
}
