/// An outcome that is not known yet.
@MainActor
final class PendingOutcome {
    private(set) var outcome: Outcome?
    private var waiting: [CheckedContinuation<Outcome, Never>] = []

    /// Gives up what the outcome is waited for; nil where it is being done, and is settled soon.
    var onCancel: (@MainActor () -> Void)?

    private let stragglers: Stragglers

    init(_ stragglers: Stragglers) {
        self.stragglers = stragglers
    }

    /// Who waits holds on to what it waits for, until it has heard.
    var settled: Outcome {
        get async {
            if let outcome { return outcome }
            defer { stragglers.go() }
            return await withCheckedContinuation { waiting.append($0) }
        }
    }

    /// The first outcome counts.
    func settle(_ outcome: Outcome) {
        guard self.outcome == nil else { return }
        self.outcome = outcome
        onCancel = nil
        let waiting = waiting
        self.waiting = []
        for continuation in waiting {
            stragglers.come()
            continuation.resume(returning: outcome)
        }
    }

    /// Lets it be given up until its turn comes.
    func waitForTurn() {
        onCancel = { [weak self] in self?.settle(.refused(.cancelled)) }
    }

    func cancel() {
        onCancel?()
    }
}
