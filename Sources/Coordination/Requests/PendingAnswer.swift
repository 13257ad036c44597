import WaylineRouting

/// An answer that code awaits: to a question, or the result of what it has presented.
@MainActor
final class PendingAnswer<Answer: Sendable> {
    private var end: Answer??
    private var continuation: CheckedContinuation<Answer?, Never>?
    private var pause: Work.Pause?
    private let pendingTasks: PendingTasks

    init(_ pendingTasks: PendingTasks) {
        self.pendingTasks = pendingTasks
    }

    /// True until there is an answer, or it is known that there will be none.
    var isOpen: Bool { end == nil }

    /// The answer; nil if there is none. Waits until that is known. The waiting task holds the
    /// screen until then.
    var answer: Answer? {
        get async {
            if let end { return end }
            defer { pendingTasks.noteEnd() }
            pause = .begin()
            return await withCheckedContinuation { continuation = $0 }
        }
    }

    func end(_ answer: Answer?) {
        if !isOpen { return }
        end = .some(answer)
        guard let continuation else { return }
        self.continuation = nil
        pause?.end()
        pendingTasks.noteStart()
        continuation.resume(returning: answer)
    }
}
