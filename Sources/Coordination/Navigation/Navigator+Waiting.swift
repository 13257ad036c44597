/// Changes that cannot be made yet.
extension Navigator {
    /// Waits for a guard that takes its time. Whatever is changed meanwhile, this one is then too late.
    func suspend(
        _ crossing: Crossing, at checkpoint: Checkpoint,
        _ ask: @escaping @MainActor () async -> Verdict
    ) -> Attempt {
        let pending = crossing.errand.pending ?? PendingOutcome()
        let suspension = Suspension(crossing.waited(by: pending), at: checkpoint)
        suspensions.append(suspension)
        suspension.task = Task { [weak self] in
            let verdict = await ask()
            _ = self?.submit(
                Job(.verdict(verdict, suspension), cause: crossing.errand.cause, pending: pending))
        }
        pending.onCancel = { [weak self, weak suspension] in
            guard let self, let suspension else { return }
            self.drop(suspension, .refused(.cancelled))
        }
        return Attempt(pending)
    }

    /// Goes on with what a guard has answered, unless that has been given up meanwhile.
    func resume(_ suspension: Suspension, with verdict: Verdict) -> Attempt {
        guard let index = suspensions.firstIndex(where: { $0 === suspension }) else {
            return Attempt(suspension.outcome)
        }
        suspensions.remove(at: index)
        suspension.crossing.errand.pending?.onCancel = nil
        return heed(verdict, at: suspension.checkpoint, suspension.crossing)
    }

    /// The state has moved on: no guard's answer can lead to a change any more.
    func abandonSuspensions() {
        while let suspension = suspensions.last { drop(suspension, .superseded) }
    }

    private func drop(_ suspension: Suspension, _ outcome: Outcome) {
        suspensions.removeAll { $0 === suspension }
        suspension.task?.cancel()
        _ = settle(suspension.crossing.errand, outcome)
    }

    /// Ends an errand whose change is made, or has it wait until all that this brought has left.
    func arrive(_ errand: Errand, _ change: Change) -> Attempt {
        let outcome = Outcome.committed(revision: change.state.revision)
        guard let purpose = errand.purpose else { return settle(errand, outcome) }
        log(errand, outcome)
        var next = errand
        next.await(purpose)
        let brought = change.brought
        guard !brought.isEmpty else {
            return settle(next, .refused(.calledOff(purpose.destination.route)))
        }
        abandonDetour()
        let pending = errand.pending ?? PendingOutcome()
        next.pending = pending
        detour = Detour(errand: next, brought: brought)
        pending.onCancel = { [weak self] in
            guard let self, self.detour?.errand.pending === pending else { return }
            self.detour = nil
            _ = self.settle(next, .refused(.cancelled))
        }
        return Attempt(pending)
    }

    /// Goes on with what has waited, if all that had to come first has left.
    func resumeDetour() {
        guard let detour else { return }
        let isThere = detour.brought.contains { screens[$0] != nil || flows[$0] != nil }
        guard !isThere else { return }
        self.detour = nil
        detour.errand.pending?.onCancel = nil
        queue.append(
            Job(.resume(detour), cause: detour.errand.cause, pending: detour.errand.pending))
    }

    /// Only one change can wait for another.
    func abandonDetour() {
        guard let detour else { return }
        self.detour = nil
        _ = settle(detour.errand, .superseded)
    }
}

/// A change that waits for a guard.
@MainActor
final class Suspension {
    let crossing: Crossing
    let checkpoint: Checkpoint
    var task: Task<Void, Never>?

    init(_ crossing: Crossing, at checkpoint: Checkpoint) {
        self.crossing = crossing
        self.checkpoint = checkpoint
    }

    /// What has become of it, once it waits no more.
    var outcome: Outcome { crossing.errand.pending?.outcome ?? .superseded }
}

/// A change that waits for another one, which had to come first.
@MainActor
struct Detour {
    let errand: Errand

    /// The numbers of the entries and flows that must have left.
    let brought: [Int]
}
