import Binding
import Coordination

/// The sentence that the user of a driver reads.
@MainActor
struct ShownMessage {
    /// The sentence about the last action, such as why it was refused.
    private(set) var remark: String?

    /// The last message that was said, and the time at which it ends.
    private var said: (message: SaidMessage, end: SchedulerTime)?

    /// The last message that was said.
    var saidMessage: SaidMessage? { said?.message }

    /// True if the message was said since the last action began.
    private var isNew = false

    var text: String? { remark ?? said?.message.text }

    /// The sentence to which the last action has led.
    var newText: String? { isNew ? text : remark }

    mutating func show(_ text: String) {
        remark = text
    }

    mutating func show(_ message: SaidMessage, at now: SchedulerTime) {
        (remark, isNew) = (nil, true)
        said = (message, now.advanced(by: message.time))
    }

    /// Clears the sentence before another action. A message stays while the user can undo.
    mutating func clear() {
        (remark, isNew) = (nil, false)
        if said?.message.canUndo != true { said = nil }
    }

    /// Clears a message whose time is over.
    mutating func advance(to now: SchedulerTime) {
        if let said, said.end <= now { self.said = nil }
    }

    /// Clears a message that the user can undo, and returns it; nil if there is none.
    mutating func takeUndoable() -> SaidMessage? {
        guard let said, said.message.canUndo else { return nil }
        self = ShownMessage()
        return said.message
    }

    /// True if the last action has led to a message that the user can undo.
    var isUndoable: Bool { isNew && said?.message.canUndo == true }
}

extension FlowDriver {
    /// True if the last action has led to a message that the user can undo.
    package var canUndo: Bool { shown.isUndoable }

    /// The message to which the last action has led.
    package var newMessage: String? { shown.newText }

    func show(_ message: SaidMessage) { shown.show(message, at: clock.now) }

    /// Clears the message, as each action does.
    package func forgetMessage() { shown.clear() }
}
