import Coordination
import WaylineInterface

/// The user's request to quit: the guards decide, and a second request in a row ends the program.
@MainActor
final class Quitting {
    private let navigator: Navigator
    private let onQuit: () -> Void

    /// The last request; nil after any other key.
    private var attempt: NavigationAttempt?

    init(_ navigator: Navigator, onQuit: @escaping () -> Void) {
        self.navigator = navigator
        self.onQuit = onQuit
    }

    /// Forgets the request: the user goes on.
    func forget() {
        attempt = nil
    }

    /// Quits if the guards allow it, or if the user insists.
    func quit() {
        if navigator.isOver || attempt != nil { return onQuit() }
        let attempt = navigator.quit()
        self.attempt = attempt
        if case .committed = attempt.outcome { return onQuit() }
        guard attempt.outcome == nil else { return }
        Task { [weak self] in
            if case .committed = await attempt.settled { self?.onQuit() }
        }
    }
}
