import Wayline

/// Owns logging out. The flow is presented, so that the user cannot use the screens below it
/// meanwhile. It finishes when nobody is logged in.
final class LogOutCoordinator: Coordinator {
    static let flow = Flow<LogOutCoordinator>(.logOut) {
        ScreenRoute(.logOut) { flow in flow.makeScreen() }
            .onLeave { flow, screen in flow.mayLeave(screen) }
    }

    private let environment: AppEnvironment

    /// A coordinator that ends the session of this environment.
    init(environment: AppEnvironment) {
        self.environment = environment
    }

    private func makeScreen() -> LogOutScreen {
        let words = environment.words
        return LogOutScreen(
            viewModel: LogOutViewModel(accounts: environment.session, words: words), words: words)
    }

    /// Refuses while it is not known whether the user is still logged in.
    private func mayLeave(_ screen: LogOutScreen) -> Verdict {
        let isLoggedIn = environment.session.current.value != nil
        return isLoggedIn && screen.isLoggingOut
            ? .refuse(because: environment.words[.stillLoggingOut]) : .allow
    }
}

extension Alert {
    /// Asks the user to confirm logging out. "Yes" performs the route `log-out` of the screen.
    static func logOut(_ words: Words) -> Alert {
        .confirm(words[.confirmLogOut], words[.logOut], route: "log-out", orElse: words[.stay])
    }
}
