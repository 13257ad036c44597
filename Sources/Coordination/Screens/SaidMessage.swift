import Binding

/// A message that a screen or a coordinator has said. As long as a front end shows it, the user may
/// be able to undo the action that it reports.
///
/// A front end calls ``undo()`` only for the message that the user sees.
@MainActor
public final class SaidMessage {
    /// The sentence.
    public let text: String

    /// The time for which a front end shows it: longer if the user can undo.
    public let time: Duration

    private var work: (@MainActor () -> Void)?

    init(_ text: String, undo work: (@MainActor () -> Void)? = nil) {
        self.text = text
        self.work = work
        time = work == nil ? .seconds(4) : .seconds(10)
    }

    /// True if the user can undo. False after ``undo()``, after a later message, and when its
    /// screen or coordinator has left.
    public var canUndo: Bool { work != nil }

    /// Undoes the action that the message reports, once. Returns false if that is not possible any
    /// more.
    @discardableResult
    public func undo() -> Bool {
        guard let work = work.take() else { return false }
        work()
        return true
    }

    /// Makes an undo impossible, and releases what it holds.
    func end() {
        work = nil
    }
}

/// Messages for the user.
extension BindingOwner {
    /// Shows `message` for some seconds, without a question: `say("Saved.")`.
    ///
    /// All front ends show it, also if another screen is on top. Does nothing before this screen or
    /// coordinator is in the navigation state and after it has left.
    public func say(_ message: String) {
        Connection.existing(of: self)?.handler?.say(SaidMessage(message))
    }

    /// Shows `message` for some seconds, and lets the user undo the action that it reports:
    /// `say("Deleted.", undo: { await $0.viewModel.restore() })`.
    ///
    /// The user can do that once, until another message comes or this screen or coordinator leaves.
    public func say(
        _ message: String, undo work: @escaping @MainActor (Self) async -> Void
    ) {
        guard let connection = Connection.existing(of: self), let handler = connection.handler
        else { return }
        let message = SaidMessage(message) { [weak self, weak connection] in
            guard let self, let connection else { return }
            connection.handler?.undos.send()
            _ = connection.begin { await work(self) }
        }
        connection.undoable = message
        handler.say(message)
    }
}
