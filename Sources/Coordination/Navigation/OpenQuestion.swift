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
}
