import WaylineRouting

/// The answer to a question that a screen asks, to be awaited.
@MainActor
final class PendingAnswer {
    private var end: Alert.Action??
    private var continuation: CheckedContinuation<Alert.Action?, Never>?
    private var pause: Work.Pause?
    private let pendingTasks: PendingTasks

    init(_ pendingTasks: PendingTasks) {
        self.pendingTasks = pendingTasks
    }

    /// True until the question has ended.
    var isOpen: Bool { end == nil }

    /// The answer, as soon as the question has ended; nil if it ended without one. The task that
    /// waits for it holds the screen until then.
    var answer: Alert.Action? {
        get async {
            if let end { return end }
            defer { pendingTasks.noteEnd() }
            pause = .begin()
            return await withCheckedContinuation { continuation = $0 }
        }
    }

    func end(_ answer: Alert.Action?) {
        end = .some(answer)
        guard let continuation else { return }
        self.continuation = nil
        pause?.end()
        pendingTasks.noteStart()
        continuation.resume(returning: answer)
    }
}
