import Coordination

extension NaiveNavigator {
    /// What the guard of this number says, if anybody still waits for it.
    func resume(_ guardNumber: Int, _ verdict: Verdict) {
        guard let index = suspensions.firstIndex(where: { $0.guardNumber == guardNumber }) else {
            return
        }
        let waiting = suspensions.remove(at: index)
        heed(verdict, waiting.check, waiting.errand, waiting.change, waiting.rest)
        runQueue()
    }

    /// Gives up what waits under this number.
    func cancel(_ number: Int) {
        if let waiting = suspensions.first(where: { $0.errand.number == number }) {
            drop(waiting, .refused(.cancelled))
        } else if let detour, detour.errand.number == number {
            self.detour = nil
            settle(detour.errand, .refused(.cancelled))
        }
    }

    func drop(_ waiting: NaiveSuspension, _ outcome: Outcome) {
        suspensions.removeAll { $0.guardNumber == waiting.guardNumber }
        settle(waiting.errand, outcome)
    }

    /// Ends an errand, or has it wait until all that its change has brought is gone.
    func arrive(_ errand: NaiveErrand, _ change: NaiveChange) {
        let outcome = Outcome.committed(revision: change.state.revision)
        if errand.purpose == nil { return settle(errand, outcome) }
        note(errand, outcome)
        wait(errand, until: change.coming.map(\.id) + flowEntered(by: errand.purpose?.detour))
    }

    /// The number of the main flow that a detour leads to, also where it was there before.
    func flowEntered(by detour: Transition?) -> [Int] {
        var entered: Destination?
        func read(_ transition: Transition) {
            switch transition {
            case .enter(let destination): entered = destination
            case .sequence(let parts): parts.forEach(read)
            default: break
            }
        }
        detour.map(read)
        let main = state.flows.filter { $0.isMain && $0.destination == entered }
        return main.filter {
            $0.slot == .child(of: state.chain[0].id, tab: state.chain[0].selected)
        }
        .map(\.id)
    }

    /// Has `errand` wait until none of these is there any more.
    func wait(_ errand: NaiveErrand, until brought: [Int]) {
        guard let purpose = errand.purpose else { return }
        var next = errand
        next.goal = purpose.goal
        next.purpose = nil
        next.trail = []
        next.detours.append(purpose.detour)
        next.origin = purpose.top
        if brought.isEmpty { return goOn(next) }
        abandonDetour()
        detour = (next, purpose.detour, brought)
    }

    /// What takes away what is on top comes too late for another top.
    func goOn(_ errand: NaiveErrand) {
        if errand.origin != state.top.id, case .transition(let transition) = errand.goal,
            takesAway(transition)
        {
            settle(errand, .superseded)
        } else {
            proceed(errand)
        }
    }

    private func takesAway(_ transition: Transition) -> Bool {
        switch transition {
        case .pop, .dismiss, .finish, .replace: true
        case .sequence(let parts): parts.first.map(takesAway) ?? false
        default: false
        }
    }

    func resumeDetour() {
        guard let detour, state.ids.isDisjoint(with: detour.brought) else { return }
        self.detour = nil
        queue.append(.resume(detour.errand))
    }

    func abandonDetour() {
        guard let detour else { return }
        self.detour = nil
        settle(detour.errand, .superseded)
    }
}
