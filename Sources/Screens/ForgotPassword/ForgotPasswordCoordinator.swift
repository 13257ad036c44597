public import Coordination

/// Owns the steps of setting a forgotten password anew. It ends with who has done so, who then is
/// logged in.
public final class ForgotPasswordCoordinator: Coordinator {
    public typealias Output = Session

    public static let flow = Flow<ForgotPasswordCoordinator>(.resetRequest) {
        ScreenRoute(.resetRequest) { flow in
            ResetRequestScreen(
                viewModel: ResetRequestViewModel(
                    email: flow.input.email, accounts: flow.surroundings.session,
                    words: flow.surroundings.words),
                words: flow.surroundings.words)
        }
        ScreenRoute(.resetCode, ResetCodeInput.self) { flow, input in
            ResetCodeScreen(
                viewModel: ResetCodeViewModel(
                    email: input.email, accounts: flow.surroundings.session,
                    letters: flow.surroundings.letters, words: flow.surroundings.words),
                words: flow.surroundings.words)
        }
        .onLeave { flow, screen in flow.mayLeave(screen) }
    }

    public let way = Way()
    private let input: ForgotPasswordInput
    private let surroundings: Surroundings

    /// A flow that begins with what was typed before it.
    public init(input: ForgotPasswordInput, surroundings: Surroundings) {
        self.input = input
        self.surroundings = surroundings
    }

    /// Not as long as the user may be logged in by now.
    private func mayLeave(_ screen: ResetCodeScreen) -> Verdict {
        screen.isSetting ? .refuse(because: surroundings.words[.stillUnderWay]) : .allow
    }
}

extension RouteID {
    /// The flow of setting a forgotten password anew.
    public static let forgotPassword: RouteID = "forgot-password"
}
