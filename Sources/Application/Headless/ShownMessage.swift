import Binding
import Coordination

/// The sentence that the user of a driver reads.
@MainActor
struct ShownMessage {
    private(set) var text: String?

    /// The last message that was said, and the time at which it ends.
    private var said: (message: SaidMessage, end: SchedulerTime)?

    mutating func show(_ text: String) {
        self.text = text
    }

    mutating func show(_ message: SaidMessage, at now: SchedulerTime?) {
        text = message.text
        if let now { said = (message, now.advanced(by: message.time)) }
    }

    /// Clears the sentence before another action. The user can still undo what it is about.
    mutating func clear() {
        text = nil
    }

    /// Clears a message whose time is over.
    mutating func advance(to now: SchedulerTime) {
        guard let said, said.end <= now else { return }
        self.said = nil
        if text == said.message.text { text = nil }
    }

    /// Returns the message whose work the user can undo; nil if there is none.
    func undoable(at now: SchedulerTime) -> SaidMessage? {
        said.flatMap { $0.message.canUndo && $0.end > now ? $0.message : nil }
    }
}

extension FlowDriver {
    /// True if the user reads a message, and can undo what it is about.
    package var canUndo: Bool {
        shown.undoable(at: clock.now).map { $0.text == shown.text } ?? false
    }

    /// Clears the message, as each action does.
    package func forgetMessage() { shown.clear() }
}
