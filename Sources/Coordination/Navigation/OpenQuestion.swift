import WaylineRouting

/// The question that the user is asked by a guard or a screen: at most one at a time.
@MainActor
final class OpenQuestion {
    /// The way in which a question ends.
    enum End {
        case answered(Alert.Action)

        /// The user has put it away.
        case dismissed

        /// Nobody needs the answer any more, and a request that waits for it has this outcome.
        case needless(Outcome)
    }

    /// Shows the question. Set when the processor has been made.
    unowned var processor: RequestProcessor!

    /// The ticket of the request that waits for the answer; nil if there is none.
    private(set) var ticket: Int?

    @exclusivity(unchecked) private var onEnd: (@MainActor (End) -> Void)?
    private let tree: NavigationTree

    init(_ tree: NavigationTree) {
        self.tree = tree
    }

    /// Asks `alert` in place of the question that is open, and calls `onEnd` once.
    func ask(
        _ alert: Alert, for ticket: Int? = nil, _ onEnd: @escaping @MainActor (End) -> Void
    ) {
        end(.needless(.superseded))
        (self.onEnd, self.ticket) = (onEnd, ticket)
        tree.ask(alert)
        processor.show()
    }

    /// Ends the question that is open, if there is one. If it is superseded, the state or the next
    /// question is shown soon.
    func end(_ end: End) {
        guard let onEnd else { return }
        (self.onEnd, ticket) = (nil, nil)
        tree.ask(nil)
        if case .needless(.superseded) = end {} else { processor.show() }
        onEnd(end)
    }

    /// Asks `alert`, and returns the answer; nil if the question ends without one.
    func answer(to alert: Alert, _ pendingTasks: PendingTasks) async -> Alert.Action? {
        let answer = PendingValue<Alert.Action?>(pendingTasks)
        ask(alert) { end in
            if case .answered(let action) = end {
                answer.settle(action)
            } else {
                answer.settle(nil)
            }
        }
        return await answer.settled { self.end(.needless(.refused(.cancelled))) }
    }
}
