import Binding
import Coordination

/// The sentence above the keys: until the next key, or for some seconds.
@MainActor
final class MessageLine {
    /// A sentence, and its role.
    struct Content: Equatable {
        static let none = Content(text: "", style: .plain)

        let text: String
        let style: FrameRow.Style

        /// The number of the message, if the user can undo what it is about.
        var undoable: Int?
    }

    /// Called after each change that no key has made.
    var onChange: () -> Void = {}

    private let clock: AnyScheduler
    private var lasting = Content.none
    private var brief: SaidMessage?

    /// True if the brief message was there before the last key.
    private var isSeen = false

    /// The number of brief messages so far.
    private var count = 0

    init(_ clock: AnyScheduler) {
        self.clock = clock
    }

    /// The sentence that is shown; empty for none.
    var content: Content {
        if lasting != .none { return lasting }
        guard let brief else { return .none }
        return Content(
            text: brief.text, style: .accent, undoable: brief.canUndo ? count : nil)
    }

    /// Shows `message` until the next key.
    func show(_ message: String, _ style: FrameRow.Style = .warning) {
        lasting = Content(text: message, style: style)
        onChange()
    }

    /// Shows `message` for its time.
    func show(_ message: SaidMessage) {
        brief = message
        isSeen = false
        count += 1
        let number = count
        clock.schedule(after: clock.now.advanced(by: message.time)) { [weak self] in
            self?.end(number)
        }
        onChange()
    }

    /// Undoes what the message of this number is about. Returns false if another one is shown now,
    /// or if it cannot be undone any more.
    func undo(_ number: Int?) -> Bool {
        guard let number, number == content.undoable, let message = brief else { return false }
        end(number)
        return message.undo()
    }

    /// Ends the message that lasts until the next key.
    func clear() {
        lasting = .none
        isSeen = true
    }

    /// Ends a brief message that the user has seen and cannot undo. Call it when a key has led to
    /// another screen.
    func leave() {
        if isSeen, brief?.canUndo != true { brief = nil }
    }

    private func end(_ number: Int) {
        guard number == count else { return }
        brief = nil
        onChange()
    }
}
