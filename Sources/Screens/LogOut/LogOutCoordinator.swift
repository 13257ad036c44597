import Binding
public import Coordination

/// Owns logging out, which is presented: nothing that lies below can be gone to meanwhile. It finishes
/// when nobody is logged in any more.
public final class LogOutCoordinator: Coordinator {
    public static let flow = Flow<LogOutCoordinator>(.logOut) {
        ScreenRoute(.logOut) { flow in flow.makeScreen() }
            .onLeave { flow, screen in flow.mayLeave(screen) }
    }

    public let way = Way()
    private let surroundings: Surroundings

    /// A coordinator that logs out in these surroundings.
    public init(surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    private func makeScreen() -> LogOutScreen {
        let words = surroundings.words
        return LogOutScreen(
            viewModel: LogOutViewModel(accounts: surroundings.session, words: words), words: words)
    }

    /// Not as long as it is open whether the user is logged in: who left then could be neither.
    private func mayLeave(_ screen: LogOutScreen) -> Verdict {
        let isLoggedIn = surroundings.session.current.value != nil
        return isLoggedIn && screen.isLoggingOut
            ? .refuse(because: surroundings.words[.stillLoggingOut]) : .allow
    }
}
