import Wayline

/// Owns the steps of resetting a forgotten password. Ends with the session that the new password
/// has opened.
final class ForgotPasswordCoordinator: Coordinator {
    typealias Output = Session

    static let flow = Flow<ForgotPasswordCoordinator>(.resetRequest) {
        FlowScreen(.resetRequest) { flow in
            ResetRequestScreen(
                viewModel: ResetRequestViewModel(
                    email: flow.input.email, accounts: flow.environment.session,
                    words: flow.environment.words),
                words: flow.environment.words)
        }
        FlowScreen(.resetCode) { flow, input in
            ResetCodeScreen(
                viewModel: ResetCodeViewModel(
                    email: input.email, accounts: flow.environment.session,
                    letters: flow.environment.letters, words: flow.environment.words),
                words: flow.environment.words)
        }
        .onLeave { flow, screen in flow.mayLeave(screen) }
    }

    private let input: ForgotPasswordInput
    private let environment: AppEnvironment

    /// A flow that starts with the email of `input`.
    init(input: ForgotPasswordInput, environment: AppEnvironment) {
        self.input = input
        self.environment = environment
    }

    /// Refuses while the reset is under way, since the user may be logged in by now.
    private func mayLeave(_ screen: ResetCodeScreen) -> Verdict {
        screen.isSetting ? .refuse(because: environment.words[.stillUnderWay]) : .allow
    }
}

/// The input of the flow of a forgotten password.
struct ForgotPasswordInput: ScreenInput {
    /// The email, as far as the user has typed it.
    let email: String

    /// A flow that starts with this email.
    init(email: String) {
        self.email = email
    }
}
