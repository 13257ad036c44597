/// The way of a change through the guards.
extension Navigator {
    /// How many times guards can lead elsewhere before that is taken for a circle.
    private static let longestTrail = 64

    /// Makes the change that `errand` stands for, or another one that guards lead to.
    func proceed(_ errand: Errand) -> Attempt {
        do throws(RoutingError) {
            guard let change = try change(for: errand) else {
                if let purpose = errand.purpose, let flow = flowEntered(by: purpose.detour) {
                    return wait(errand, for: purpose, until: [flow])
                }
                return settle(errand, .stayed(because: errand.decision?.reason ?? ""))
            }
            errand.change = change
            errand.checkpoints = checkpoints(of: change, errand).reversed()
        } catch {
            return refuse(errand, error)
        }
        return cross(errand)
    }

    /// Asks the guards that are left, and then makes the change.
    private func cross(_ errand: Errand) -> Attempt {
        while let checkpoint = errand.checkpoints.popLast() {
            switch checkpoint.question {
            case .now(let ask):
                let verdict = ask()
                if verdict != .allow { return heed(verdict, of: checkpoint.destination, errand) }
            case .later(let ask):
                return suspend(errand, at: checkpoint.destination, ask)
            }
        }
        return finish(errand)
    }

    /// Does what the guard of `destination` says.
    func heed(
        _ verdict: Verdict, of destination: Destination, _ errand: Errand
    ) -> Attempt {
        switch verdict {
        case .allow:
            return cross(errand)
        case .refuse(let reason):
            return settle(errand, .refused(.guarded(destination.route, because: reason)))
        case .after(let transition) where errand.hasWaited(for: transition):
            return settle(errand, .refused(.calledOff(destination.route)))
        case .after(let transition):
            return putOff(errand, by: transition, from: destination)
        case .redirect(let transition):
            return lead(errand, to: transition, from: destination)
        }
    }

    /// Has `transition` come first. Where that is there already, for another change, `errand` waits for
    /// the same.
    private func putOff(
        _ errand: Errand, by transition: Transition, from destination: Destination
    ) -> Attempt {
        if errand.purpose != nil {
            errand.purpose?.detour = transition
        } else if let goal = errand.goal {
            let purpose = Errand.Purpose(
                goal: lasting(goal), top: top.entry, detour: transition)
            if let detour, detour.way == transition {
                return wait(errand, for: purpose, until: detour.brought)
            }
            errand.purpose = purpose
        }
        return lead(errand, to: transition, from: destination)
    }

    /// A place of the history can be another state's by the time that it is gone to.
    private func lasting(_ goal: Errand.Goal) -> Errand.Goal {
        guard case .travel(let index) = goal else { return goal }
        return .past(history[index])
    }

    private func lead(
        _ errand: Errand, to transition: Transition, from destination: Destination
    ) -> Attempt {
        let isCircle = errand.trail.contains(destination)
        errand.trail.append(destination)
        if isCircle || errand.trail.count > Self.longestTrail {
            return settle(errand, .refused(.redirectLoop(errand.trail.map(\.route))))
        }
        errand.goal = .transition(transition)
        return proceed(errand)
    }

    /// Nil where there is nothing to change.
    private func change(for errand: Errand) throws(RoutingError) -> Change? {
        switch errand.goal {
        case nil: return nil
        case .transition(let transition): return try change(by: transition)
        case .travel(let index):
            return index == history.index ? nil : try change(to: history[index])
        case .past(let state): return try change(to: state)
        case .restored: return try restorable(errand)
        }
    }

    private func change(by transition: Transition) throws(RoutingError) -> Change? {
        var finished: [FinishedFlow] = []
        let next = try state.applying(transition, &finished, shape)
        if next.revision == state.revision { return nil }
        return try change { () throws(Unmade) in try Change(to: next, self, finished) }
    }

    private func change(to past: NavigationState) throws(RoutingError) -> Change {
        try change { () throws(Unmade) in try Change(to: past.following(state), self) }
    }

    private func change(_ make: () throws(Unmade) -> Change) throws(RoutingError) -> Change {
        do throws(Unmade) {
            return try make()
        } catch {
            throw error.error
        }
    }

    /// What must be asked: first what is left, then what is entered.
    private func checkpoints(of change: Change, _ errand: Errand) -> [Checkpoint] {
        var checkpoints: [Checkpoint] = []
        for node in change.left where node.entry.id != errand.decider {
            for gate in node.plan.exitGates {
                checkpoints.append(Checkpoint(gate, node.flow.coordinator, node))
            }
        }
        for node in change.begun {
            guard let parent = node.parent, let declaration = node.declaration else { continue }
            for gate in declaration.entryGates {
                checkpoints.append(Checkpoint(gate, parent.coordinator, node.destination))
            }
        }
        for node in change.entered where !(errand.isRestored && node.isFirstOfApp) {
            for gate in node.plan.entryGates {
                checkpoints.append(
                    Checkpoint(gate, node.flow.coordinator, node.entry.destination))
            }
        }
        return checkpoints
    }

    private func finish(_ errand: Errand) -> Attempt {
        guard let change = errand.change else {
            preconditionFailure("only a change that has been prepared is made")
        }
        do throws(Unmade) {
            try change.makeScreens()
        } catch {
            do throws(RoutingError) {
                try cut(errand, at: error)
            } catch {
                return refuse(errand, error)
            }
            return proceed(errand)
        }
        if case .restored = errand.goal { errand.restoration?.giveDrafts(to: change.entered) }
        commit(change, errand)
        return arrive(errand, change)
    }
}
