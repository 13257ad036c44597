import WaylineRouting

/// The question that the user is asked by a guard or a screen: at most one at a time.
@MainActor
final class OpenQuestion {
    /// The way in which a question ends.
    enum End {
        case answered(Alert.Action)

        /// The user has put it away.
        case dismissed

        /// The state has changed, or another question has come.
        case superseded

        /// The answer no longer matters.
        case needless

        /// The one who asked no longer wants to know.
        case cancelled
    }

    /// Called when a question has come or gone.
    var onChange: @MainActor () -> Void = {}

    @exclusivity(unchecked) private var onEnd: (@MainActor (End) -> Void)?
    private let tree: NavigationTree

    init(_ tree: NavigationTree) {
        self.tree = tree
    }

    /// Asks `alert` in place of the question that is open, and calls `onEnd` once.
    func ask(_ alert: Alert, _ onEnd: @escaping @MainActor (End) -> Void) {
        end(.superseded)
        self.onEnd = onEnd
        tree.ask(alert)
        onChange()
    }

    /// Ends the question that is open, if there is one.
    func end(_ end: End) {
        guard let onEnd else { return }
        self.onEnd = nil
        tree.ask(nil)
        if case .superseded = end {} else { onChange() }
        onEnd(end)
    }

    /// Asks `alert`, and returns the answer; nil if the question ends without one.
    func answer(to alert: Alert, _ pendingTasks: PendingTasks) async -> Alert.Action? {
        let pending = PendingAnswer<Alert.Action>(pendingTasks)
        ask(alert) { end in
            if case .answered(let answer) = end { pending.end(answer) } else { pending.end(nil) }
        }
        return await withTaskCancellationHandler {
            await pending.answer
        } onCancel: {
            Task { @MainActor in
                if pending.isOpen { self.end(.cancelled) }
            }
        }
    }
}
