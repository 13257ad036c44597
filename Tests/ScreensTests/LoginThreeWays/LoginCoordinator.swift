import Wayline

@testable import Screens

/// A flow with the login screen in it three times, so that each can be pushed, and left.
final class LoginCoordinator: Coordinator {
    static let flow = Flow<LoginCoordinator>(.start) {
        FlowScreen(.start) { _ in PlainScreen() }
        FlowScreen(LoginWay.closures.route) { flow in
            LoginScreen(
                viewModel: LoginViewModel(accounts: flow.accounts, words: .english),
                words: .english)
        }
        FlowScreen(LoginWay.streams.route) { flow in
            StreamsLoginScreen(
                viewModel: StreamsLoginViewModel(accounts: flow.accounts, words: .english),
                words: .english)
        }
        FlowScreen(LoginWay.published.route) { flow in
            PublishedLoginScreen(
                viewModel: PublishedLoginViewModel(accounts: flow.accounts, words: .english),
                words: .english)
        }
        FlowScreen(.changePassword) { flow in
            ChangePasswordScreen(
                viewModel: ChangePasswordViewModel(
                    accounts: flow.accounts, session: nil, words: .english),
                words: .english)
        }
        ChildFlow(.home) { _ in
            InsideCoordinator()
        } onResult: { _, _ in
            .stay
        }
    }

    private let accounts: StubAccounts

    init(accounts: StubAccounts) {
        self.accounts = accounts
    }
}
