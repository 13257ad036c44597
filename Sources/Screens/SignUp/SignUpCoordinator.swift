public import Wayline

/// Owns the steps of signing up. Ends with the session of the new user.
public final class SignUpCoordinator: Coordinator {
    public typealias Output = Session

    public static let flow = Flow<SignUpCoordinator>(.signUpDetails) {
        ScreenRoute(.signUpDetails) { flow in
            SignUpDetailsScreen(
                viewModel: SignUpDetailsViewModel(words: flow.environment.words),
                words: flow.environment.words)
        }
        ScreenRoute(.signUpPassword, SignUpDetails.self) { flow, details in
            SignUpPasswordScreen(
                viewModel: SignUpPasswordViewModel(
                    details: details, accounts: flow.environment.session,
                    words: flow.environment.words),
                words: flow.environment.words)
        }
        .onLeave { flow, screen in flow.mayLeave(screen) }
    }

    public let way = Way()
    private let environment: AppEnvironment

    /// A flow whose screens use this environment.
    public init(environment: AppEnvironment) {
        self.environment = environment
    }

    /// Refuses while signing up is under way, since the user may have an account by now.
    private func mayLeave(_ screen: SignUpPasswordScreen) -> Verdict {
        screen.isSigningUp ? .refuse(because: environment.words[.stillUnderWay]) : .allow
    }
}

extension RouteName {
    /// The flow of signing up.
    public static let signUp: RouteName = "sign-up"
}

/// The result of the first step of signing up.
public struct SignUpDetails: Hashable, Codable, Sendable {
    /// The name of the user.
    public var name: String

    /// The email of the new account.
    public var email: String

    /// A form as the user has filled it in, unchecked.
    public init(name: String = "", email: String = "") {
        self.name = name
        self.email = email
    }
}
