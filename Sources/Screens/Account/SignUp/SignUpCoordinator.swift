import Wayline

/// Owns the steps of signing up. Ends with the session of the new user.
final class SignUpCoordinator: Coordinator {
    typealias Output = Session

    static let flow = Flow<SignUpCoordinator>(.signUpDetails) {
        FlowScreen(.signUpDetails) { flow in
            SignUpDetailsScreen(
                viewModel: SignUpDetailsViewModel(words: flow.environment.words),
                words: flow.environment.words)
        }
        FlowScreen(.signUpPassword) { flow, details in
            SignUpPasswordScreen(
                viewModel: SignUpPasswordViewModel(
                    details: details, accounts: flow.environment.session,
                    words: flow.environment.words),
                words: flow.environment.words)
        }
        .onLeave { flow, screen in flow.mayLeave(screen) }
    }

    private let environment: AppEnvironment

    /// A flow whose screens use this environment.
    init(environment: AppEnvironment) {
        self.environment = environment
    }

    /// Refuses while signing up is under way, since the user may have an account by now.
    private func mayLeave(_ screen: SignUpPasswordScreen) -> Verdict {
        screen.isSigningUp ? .refuse(because: environment.words[.stillUnderWay]) : .allow
    }
}

/// The result of the first step of signing up.
struct SignUpDetails: Hashable, Codable, Sendable {
    /// The name of the user.
    var name: String

    /// The email of the new account.
    var email: String

    /// A form as the user has filled it in, unchecked.
    init(name: String = "", email: String = "") {
        self.name = name
        self.email = email
    }
}
