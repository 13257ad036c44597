/// The changes of a text that a user can undo, and those that were undone.
///
/// It forgets the oldest ones beyond a number of bytes, but never the last one.
struct TextHistory: Sendable {
    /// The number of bytes that it keeps, with `costOfChange` for each change.
    private static let limit = 1 << 18

    private static let costOfChange = 64

    /// The kind of a change. Changes of the same kind in a row are one step, except single ones.
    enum Kind {
        case typing, deletingBackward, deletingForward, single
    }

    /// Changes that are undone together.
    struct Step: Sendable {
        fileprivate let kind: Kind
        fileprivate(set) var changes: [TextChange] = []

        /// The cursor before and after the changes.
        let start: Int
        fileprivate(set) var end: Int

        /// True if it deletes right after typing.
        fileprivate let isCorrection: Bool

        fileprivate var size: Int {
            changes.reduce(0) {
                $0 + $1.removed.utf8.count + $1.inserted.utf8.count + costOfChange
            }
        }
    }

    private var done: [Step] = []
    private var undone: [Step] = []
    private var size = 0

    /// True if the next change can belong to the last step.
    private var isOpen = false

    /// Adds a change that has moved the cursor from `start` to `end`.
    mutating func add(_ change: TextChange, _ kind: Kind, from start: Int, to end: Int) {
        if change.isEmpty { return }
        undone = []
        if kind == .typing { joinCorrection() }
        let isCorrection =
            isOpen && kind == .deletingBackward && done.last?.kind == .typing
        var step = Step(kind: kind, start: start, end: end, isCorrection: isCorrection)
        if isOpen, kind != .single, let last = done.last, last.kind == kind {
            step = last
            size -= last.size
            done.removeLast()
        }
        if step.changes.isEmpty || !step.changes[step.changes.count - 1].join(change) {
            step.changes.append(change)
        }
        step.end = end
        done.append(step)
        size += step.size
        isOpen = true
        while size > Self.limit, done.count > 1 { size -= done.removeFirst().size }
    }

    /// Makes the last deletion a part of the word before it, since typing goes on: an input method
    /// replaces letters in this way.
    private mutating func joinCorrection() {
        guard isOpen, done.count > 1, let correction = done.last, correction.isCorrection,
            let start = done[done.count - 2].changes.first?.start,
            correction.changes.allSatisfy({ $0.start >= start })
        else { return }
        done.removeLast()
        done[done.count - 1].changes += correction.changes
    }

    /// Ends the last step: the next change begins another one.
    mutating func endStep() {
        isOpen = false
    }

    /// Ends the last step if it has typed a space and `scalar` begins a word.
    mutating func endStep(before scalar: Unicode.Scalar) {
        guard !scalar.properties.isWhitespace,
            let last = done.last?.changes.last?.inserted.unicodeScalars.last
        else { return }
        if last.properties.isWhitespace { endStep() }
    }

    /// Returns the step to undo; nil without one.
    mutating func undo() -> Step? {
        endStep()
        guard let step = done.popLast() else { return nil }
        size -= step.size
        undone.append(step)
        return step
    }

    /// Returns the step to redo; nil without one.
    mutating func redo() -> Step? {
        endStep()
        guard let step = undone.popLast() else { return nil }
        size += step.size
        done.append(step)
        return step
    }
}
