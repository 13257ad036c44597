/// Something that was asked for, and what becomes of it.
@MainActor
public struct Attempt {
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

    /// What has become of it; nil as long as it waits, for its turn or for a guard.
    public var outcome: Outcome? {
        switch progress {
        case .settled(let outcome): outcome
        case .waiting(let pending): pending.outcome
        }
    }

    /// What becomes of it, as soon as that is known.
    public var settled: Outcome {
        get async {
            switch progress {
            case .settled(let outcome): outcome
            case .waiting(let pending): await pending.settled
            }
        }
    }

    /// Gives it up, if it still waits: its outcome is a refusal that says so.
    public func cancel() {
        switch progress {
        case .settled: break
        case .waiting(let pending): pending.cancel()
        }
    }
}
