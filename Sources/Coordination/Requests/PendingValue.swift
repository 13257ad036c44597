/// A value that code awaits: an outcome, the answer to a question, or a result.
@MainActor
final class PendingValue<Value: Sendable> {
    private(set) var value: Value?
    private var waiting: [(task: CheckedContinuation<Value, Never>, pause: Work.Pause?)] = []
    private let pendingTasks: PendingTasks

    init(_ pendingTasks: PendingTasks) {
        self.pendingTasks = pendingTasks
    }

    /// The value. Waits until it is there. A task that waits may hold screens until then.
    var settled: Value {
        get async {
            if let value { return value }
            defer { pendingTasks.noteEnd() }
            let pause = Work.Pause.begin()
            return await withCheckedContinuation { waiting.append(($0, pause)) }
        }
    }

    /// Returns the value. If the task is cancelled before it is there, calls `onCancel`.
    func settled(onCancel: @escaping @MainActor () -> Void) async -> Value {
        await withTaskCancellationHandler {
            await settled
        } onCancel: {
            Task { @MainActor in
                if value == nil { onCancel() }
            }
        }
    }

    /// Sets the value, unless there is one already.
    func settle(_ new: Value) {
        guard value == nil else { return }
        value = new
        let waiting = waiting
        self.waiting = []
        for (task, pause) in waiting {
            pause?.end()
            pendingTasks.noteStart()
            task.resume(returning: new)
        }
    }
}
