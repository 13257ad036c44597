public import Coordination

/// Owns the steps of signing up. It ends with who has signed up, who then is logged in.
public final class SignUpCoordinator: Coordinator {
    public typealias Output = Session

    public static let flow = Flow<SignUpCoordinator>(.signUpDetails) {
        ScreenRoute(.signUpDetails) { flow in
            SignUpDetailsScreen(
                viewModel: SignUpDetailsViewModel(words: flow.surroundings.words),
                words: flow.surroundings.words)
        }
        ScreenRoute(.signUpPassword, SignUpDetails.self) { flow, details in
            SignUpPasswordScreen(
                viewModel: SignUpPasswordViewModel(
                    details: details, accounts: flow.surroundings.session,
                    words: flow.surroundings.words),
                words: flow.surroundings.words)
        }
        .onLeave { flow, screen in flow.mayLeave(screen) }
    }

    public let way = Way()
    private let surroundings: Surroundings

    /// A flow in these surroundings.
    public init(surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    /// Not as long as the user may have an account, and be logged in, by now.
    private func mayLeave(_ screen: SignUpPasswordScreen) -> Verdict {
        screen.isSigningUp ? .refuse(because: surroundings.words[.stillUnderWay]) : .allow
    }
}

extension RouteID {
    /// The flow of signing up.
    public static let signUp: RouteID = "sign-up"
}
