import WaylineRouting

/// A submitted request and its outcome.
@MainActor
public struct NavigationAttempt {
    private enum Progress {
        case settled(Outcome)
        case waiting(PendingOutcome)
    }

    private let progress: Progress

    init(_ outcome: Outcome) {
        progress = .settled(outcome)
    }

    init(_ pending: PendingOutcome) {
        progress = .waiting(pending)
    }

    /// The outcome; nil while the request waits for its turn or for a guard.
    public var outcome: Outcome? {
        switch progress {
        case .settled(let outcome): outcome
        case .waiting(let pending): pending.outcome
        }
    }

    /// The outcome, as soon as it is known.
    public var settled: Outcome {
        get async {
            switch progress {
            case .settled(let outcome): outcome
            case .waiting(let pending): await pending.settled
            }
        }
    }

    /// Cancels the request if it still waits. Its outcome is then `.refused(.cancelled)`.
    public func cancel() {
        switch progress {
        case .settled: break
        case .waiting(let pending): pending.cancel()
        }
    }
}

/// The outcome of a request that waits.
@MainActor
final class PendingOutcome {
    private(set) var outcome: Outcome?
    private var waiting: [(task: CheckedContinuation<Outcome, Never>, pause: Work.Pause?)] = []

    /// Cancels the request.
    private let onCancel: @MainActor () -> Void

    private let pendingTasks: PendingTasks

    init(_ pendingTasks: PendingTasks, onCancel: @escaping @MainActor () -> Void) {
        self.pendingTasks = pendingTasks
        self.onCancel = onCancel
    }

    /// The outcome. Waits until it is known. A task that waits for it may hold screens until then.
    var settled: Outcome {
        get async {
            if let outcome { return outcome }
            defer { pendingTasks.noteEnd() }
            let pause = Work.Pause.begin()
            return await withCheckedContinuation { waiting.append(($0, pause)) }
        }
    }

    /// Sets the outcome, unless there is one already.
    func settle(_ outcome: Outcome) {
        guard self.outcome == nil else { return }
        self.outcome = outcome
        let waiting = waiting
        self.waiting = []
        for (task, pause) in waiting {
            pause?.end()
            pendingTasks.noteStart()
            task.resume(returning: outcome)
        }
    }

    func cancel() {
        if outcome == nil { onCancel() }
    }
}
