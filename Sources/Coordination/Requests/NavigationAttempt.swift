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
        case .waiting(let pending): pending.onCancel?()
        }
    }
}

/// The outcome of a request that waits.
@MainActor
final class PendingOutcome {
    private(set) var outcome: Outcome?
    private var waiting: [(task: CheckedContinuation<Outcome, Never>, pause: Work.Pause?)] = []

    /// Cancels the request; nil while it is carried out, since it is settled soon.
    var onCancel: (@MainActor () -> Void)?

    /// The link that waits until the outcome is known.
    var follower: Follower?

    private let pendingTasks: PendingTasks

    init(_ pendingTasks: PendingTasks) {
        self.pendingTasks = pendingTasks
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
        onCancel = nil
        let waiting = waiting
        self.waiting = []
        for (task, pause) in waiting {
            pause?.end()
            pendingTasks.noteStart()
            task.resume(returning: outcome)
        }
        follower.take()?.follow(outcome)
    }

    /// Allows the request to be cancelled until its turn comes.
    func waitForTurn() {
        onCancel = { [weak self] in self?.settle(.refused(.cancelled)) }
    }
}
