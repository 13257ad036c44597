import WaylineRouting

/// A submitted request and its outcome.
@MainActor
public struct NavigationAttempt {
    private enum Progress {
        case settled(Outcome)
        case waiting(PendingValue<Outcome>, onCancel: @MainActor () -> Void)
    }

    private let progress: Progress

    init(_ outcome: Outcome) {
        progress = .settled(outcome)
    }

    init(_ pending: PendingValue<Outcome>, onCancel: @escaping @MainActor () -> Void) {
        progress = .waiting(pending, onCancel: onCancel)
    }

    /// The outcome; nil while the request waits for its turn or for a guard.
    public var outcome: Outcome? {
        switch progress {
        case .settled(let outcome): outcome
        case .waiting(let pending, _): pending.value
        }
    }

    /// The outcome, as soon as it is known.
    public var settled: Outcome {
        get async {
            switch progress {
            case .settled(let outcome): outcome
            case .waiting(let pending, _): await pending.settled
            }
        }
    }

    /// Cancels the request if it still waits. Its outcome is then `.refused(.cancelled)`.
    public func cancel() {
        if case .waiting(let pending, let onCancel) = progress, pending.value == nil { onCancel() }
    }
}
