import Wayline

/// Owns the screens for a user who is not logged in, or who must change the password first.
final class SignInCoordinator: Coordinator {
    static let flow = Flow<SignInCoordinator>(.login) {
        FlowScreen(.login) { flow in
            LoginScreen(
                viewModel: LoginViewModel(
                    accounts: flow.environment.session, words: flow.environment.words),
                words: flow.environment.words)
        }
        FlowScreen(.changePassword) { flow in
            ChangePasswordScreen(
                viewModel: ChangePasswordViewModel(
                    accounts: flow.environment.session,
                    session: flow.environment.session.current.value,
                    words: flow.environment.words),
                words: flow.environment.words)
        }
        .onEnter(while: { $0.isLoggedIn }, otherwise: .redirect(.root(.login)))
        .onLeave { flow, screen in await flow.mayLeave(screen) }
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
    private let isLoggedIn: Derived<Bool>

    /// A coordinator whose screens use this environment.
    init(environment: AppEnvironment) {
        self.environment = environment
        isLoggedIn = environment.session.current.map { $0 != nil }
    }

    /// Refuses while a change is under way. After that, the user can leave by logging out.
    private func mayLeave(_ screen: ChangePasswordScreen) async -> Verdict {
        let words = environment.words
        if !isLoggedIn.value { return .allow }
        if screen.isChanging { return .refuse(because: words[.stillUnderWay]) }
        if screen.isLoggingOut { return .refuse(because: words[.stillLoggingOut]) }
        return await screen.logOut() ? .allow : .refuse(because: "")
    }

    private static func way(after result: FlowResult<Session>) -> Transition {
        switch result {
        case .finished(let session) where session.status == .valid: .enter(.home)
        case .finished: .push(.changePassword)
        case .cancelled: .stay
        }
    }
}
