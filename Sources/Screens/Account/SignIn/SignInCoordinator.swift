import Wayline

/// Owns the screens for a user who is not logged in, or who must change the password first.
/// Finishes when the user logs out.
final class SignInCoordinator: Coordinator {
    static let flow = Flow<SignInCoordinator>(.login) {
        ScreenRoute(.login) { flow in
            LoginScreen(
                viewModel: LoginViewModel(
                    accounts: flow.environment.session, words: flow.environment.words),
                words: flow.environment.words)
        }
        ScreenRoute(.changePassword) { flow in
            ChangePasswordScreen(
                viewModel: ChangePasswordViewModel(
                    accounts: flow.environment.session,
                    session: flow.environment.session.current.value,
                    words: flow.environment.words),
                words: flow.environment.words)
        }
        .onEnter { flow, _ in flow.isLoggedIn ? .allow : .redirect(.root(.login)) }
        .onLeave { flow, screen in flow.mayLeave(screen) }
        ChildFlow(.logOut) { flow in
            LogOutCoordinator(environment: flow.environment)
        } onResult: { _, result in
            result == .cancelled ? .stay : .finish
        }
        ChildFlow(.signUp) { flow in
            SignUpCoordinator(environment: flow.environment)
        } onResult: { _, result in
            SignInCoordinator.way(after: result)
        }
        ChildFlow(.forgotPassword) { flow, input in
            ForgotPasswordCoordinator(input: input, environment: flow.environment)
        } onResult: { _, result in
            SignInCoordinator.way(after: result)
        }
    }

    private let environment: AppEnvironment

    /// A coordinator whose screens use this environment.
    init(environment: AppEnvironment) {
        self.environment = environment
    }

    private var isLoggedIn: Bool { environment.session.current.value != nil }

    /// Refuses while the change is under way. After that, the user can leave by logging out.
    private func mayLeave(_ screen: ChangePasswordScreen) -> Verdict {
        let words = environment.words
        if !isLoggedIn { return .allow }
        if screen.isChanging { return .refuse(because: words[.stillUnderWay]) }
        return .redirect(.alert(.logOut(words)))
    }

    private static func way(after result: FlowResult<Session>) -> Transition {
        switch result {
        case .finished(let session) where session.status == .valid: .enter(.home)
        case .finished: .push(.changePassword)
        case .cancelled: .stay
        }
    }
}
