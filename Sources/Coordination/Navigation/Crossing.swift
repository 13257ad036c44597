/// A change on its way through the guards.
@MainActor
struct Crossing {
    private(set) var errand: Errand
    let change: Change
    let checkpoints: [Checkpoint]
    private var index = 0

    init(errand: Errand, change: Change, checkpoints: [Checkpoint]) {
        self.errand = errand
        self.change = change
        self.checkpoints = checkpoints
    }

    /// The same, for somebody who waits for the outcome.
    func waited(by pending: PendingOutcome) -> Crossing {
        var crossing = self
        crossing.errand.pending = pending
        return crossing
    }

    /// The next guard to ask.
    mutating func next() -> Checkpoint? {
        guard index < checkpoints.count else { return nil }
        defer { index += 1 }
        return checkpoints[index]
    }
}
