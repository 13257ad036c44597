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
        private(set) var changes: [TextChange] = []

        /// The cursor before and after the changes.
        let start: Int
        private(set) var end: Int

        /// True if it deletes right after typing.
        fileprivate let isCorrection: Bool

        /// The number of bytes that it takes in the history.
        fileprivate private(set) var size = 0

        fileprivate init(_ kind: Kind, start: Int, isCorrection: Bool) {
            (self.kind, self.start, end) = (kind, start, start)
            self.isCorrection = isCorrection
        }

        fileprivate mutating func add(_ change: TextChange, end: Int) {
            self.end = end
            size += change.removed.utf8.count + change.inserted.utf8.count
            if changes.isEmpty || !changes[changes.count - 1].join(change) {
                changes.append(change)
                size += costOfChange
            }
        }

        fileprivate mutating func add(_ step: Step) {
            changes += step.changes
            size += step.size
        }
    }

    private var done: [Step] = []
    private var undone: [Step] = []
    private var size = 0

    /// True if the next change can belong to the last step.
    private var isOpen = false

    /// Adds what was typed, which has moved the cursor from `start` to `end`. Each word is a step.
    mutating func addTyped(_ change: TextChange, from start: Int, to end: Int) {
        var (words, start) = (change.words, start)
        let last = words.removeLast()
        for word in words {
            endStep(before: word)
            add(word, .typing, from: start, to: word.newRange.upperBound)
            start = word.newRange.upperBound
        }
        endStep(before: last)
        add(last, .typing, from: start, to: end)
    }

    /// Adds a change that has moved the cursor from `start` to `end`.
    mutating func add(_ change: TextChange, _ kind: Kind, from start: Int, to end: Int) {
        if change.isEmpty { return }
        undone = []
        if kind == .typing { joinCorrection() }
        let isAfterTyping = isOpen && done.last?.kind == .typing
        if !isOpen || kind == .single || done.last?.kind != kind {
            let isCorrection = isAfterTyping && kind == .deletingBackward
            done.append(Step(kind, start: start, isCorrection: isCorrection))
        }
        size -= done[done.count - 1].size
        done[done.count - 1].add(change, end: end)
        size += done[done.count - 1].size
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
        done[done.count - 1].add(correction)
    }

    /// Ends the last step: the next change begins another one.
    mutating func endStep() {
        isOpen = false
    }

    /// Ends the last step if it has typed a space and `change` begins a word.
    private mutating func endStep(before change: TextChange) {
        guard change.inserted.unicodeScalars.first?.properties.isWhitespace == false,
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
