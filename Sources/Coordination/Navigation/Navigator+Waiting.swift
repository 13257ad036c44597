/// Changes that cannot be made yet.
extension Navigator {
    /// Whether a guard takes its time.
    package var isAskingGuards: Bool { !suspensions.isEmpty }

    /// Waits for a guard that takes its time. Whatever is changed meanwhile, this one is then too late.
    func suspend(
        _ errand: Errand, at destination: Destination,
        _ ask: @escaping @MainActor () async -> Verdict
    ) -> Attempt {
        let pending = errand.await(with: stragglers)
        errand.letGoOfScreen()
        suspensions.append(errand)
        errand.task = Task { [weak self, stragglers] in
            let verdict = await ask()
            if errand.task == nil { return stragglers.go() }
            errand.answer = .init(verdict: verdict, destination: destination)
            _ = self?.submit(errand)
        }
        pending.onCancel = { [weak self, weak errand] in
            guard let self, let errand else { return }
            self.drop(errand, .refused(.cancelled))
        }
        return Attempt(pending)
    }

    /// Goes on with what a guard has answered, unless that has been given up meanwhile.
    func heed(_ answer: Errand.Answer, _ errand: Errand) -> Attempt {
        guard let index = suspensions.firstIndex(where: { $0 === errand }) else {
            return Attempt(errand.await(with: stragglers))
        }
        suspensions.remove(at: index)
        errand.task = nil
        errand.answer = nil
        errand.pending?.onCancel = nil
        return heed(answer.verdict, of: answer.destination, errand)
    }

    /// The state has moved on: no guard's answer can lead to a change any more.
    func abandonSuspensions() {
        while let errand = suspensions.last { drop(errand, .superseded) }
    }

    private func drop(_ errand: Errand, _ outcome: Outcome) {
        suspensions.removeAll { $0 === errand }
        if let task = errand.task {
            task.cancel()
            stragglers.come()
        }
        errand.task = nil
        errand.letGoOfChange()
        _ = settle(errand, outcome)
    }

    /// Ends an errand whose change is made, or has it wait until all that this brought has left.
    func arrive(_ errand: Errand, _ change: Change) -> Attempt {
        let outcome = Outcome.committed(revision: change.state.revision)
        guard let purpose = errand.purpose else { return settle(errand, outcome) }
        log(errand, outcome)
        let entered = flowEntered(by: purpose.detour).map { [$0] } ?? []
        return wait(errand, for: purpose, until: change.brought + entered)
    }

    /// The number of the main flow that `detour` leads to, whether or not it was there before.
    func flowEntered(by detour: Transition) -> Int? {
        guard let main = state.root.child, main.kind == .main, main.destination == detour.entered
        else { return nil }
        return main.id
    }

    /// Has `errand` wait until all of these numbers have left, in place of what waits already.
    func wait(
        _ errand: Errand, for purpose: Errand.Purpose, until brought: [Int]
    ) -> Attempt {
        errand.putOff(purpose)
        if brought.isEmpty { return resume(errand) }
        abandonDetour()
        let pending = errand.await(with: stragglers)
        detour = Detour(errand: errand, way: purpose.detour, brought: brought)
        pending.onCancel = { [weak self, weak errand] in
            guard let self, let errand, self.detour?.errand === errand else { return }
            self.detour = nil
            _ = self.settle(errand, .refused(.cancelled))
        }
        return Attempt(pending)
    }

    /// Goes on with what has waited. What takes away what is on top comes too late for another top.
    func resume(_ errand: Errand) -> Attempt {
        let isTooLate = errand.origin != top.entry && errand.decision?.takesAway == true
        return isTooLate ? settle(errand, .superseded) : proceed(errand)
    }

    /// Puts in the queue what has waited, if all that had to come first has left.
    func resumeDetour() {
        guard let detour else { return }
        let isThere = detour.brought.contains { screens[$0] != nil || flows[$0] != nil }
        guard !isThere else { return }
        self.detour = nil
        detour.errand.pending?.waitForTurn()
        queue.append(detour.errand)
    }

    /// Only one change can wait for another.
    func abandonDetour() {
        guard let detour else { return }
        self.detour = nil
        _ = settle(detour.errand, .superseded)
    }
}

/// A change that waits for another one, which had to come first.
@MainActor
struct Detour {
    let errand: Errand

    /// What has come first. Another change that needs the same waits for this one too.
    let way: Transition

    /// The numbers of the entries and flows that must have left.
    let brought: [Int]
}
