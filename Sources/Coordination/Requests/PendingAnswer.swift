import WaylineRouting

/// The answer to a screen's question, which the screen awaits.
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

    /// The answer; nil if the question has ended without one. Waits until the question has ended.
    /// The waiting task holds the screen until then.
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
