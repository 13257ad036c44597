/// The way of a change through the guards.
extension Navigator {
    /// How many times guards can lead elsewhere before that is taken for a circle.
    private static let longestTrail = 64

    /// Makes the change that `errand` stands for, or another one that guards lead to.
    func proceed(_ errand: Errand) -> Attempt {
        do throws(RoutingError) {
            guard let change = try change(for: errand) else {
                return settle(errand, .stayed(because: errand.decision?.reason ?? ""))
            }
            errand.change = change
            errand.checkpoints = checkpoints(of: change, errand)[...]
        } catch {
            // Impossible: who asked for it is told, and nothing else happens.
            errand.pending?.settle(.refused(error))
            return Attempt(.refused(error))
        }
        return cross(errand)
    }

    /// Asks the guards that are left, and then makes the change.
    func cross(_ errand: Errand) -> Attempt {
        while let checkpoint = errand.checkpoints.popFirst() {
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
    func heed(_ verdict: Verdict, of destination: Destination, _ errand: Errand) -> Attempt {
        switch verdict {
        case .allow:
            return cross(errand)
        case .refuse(let reason):
            return settle(errand, .refused(.guarded(destination.route, because: reason)))
        case .after where errand.hasWaited:
            return settle(errand, .refused(.calledOff(destination.route)))
        case .after(let transition):
            if errand.purpose == nil {
                errand.purpose = .init(goal: errand.goal, route: destination.route)
            }
            return lead(errand, to: transition, from: destination)
        case .redirect(let transition):
            return lead(errand, to: transition, from: destination)
        }
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
        case .transition(let transition):
            var finished: [FinishedFlow] = []
            let next = try state(after: transition, &finished)
            guard next.revision != state.revision else { return nil }
            return try prepare(next, StateDifference(from: state, to: next), finished)
        case .travel(let index):
            guard index != history.index else { return nil }
            let next = history[index].following(state)
            return try prepare(next, StateDifference(from: state, to: next), [])
        case .restored:
            return try restorable(errand)
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
        for arrival in change.arrivals {
            for gate in arrival.plan.entryGates {
                checkpoints.append(
                    Checkpoint(gate, arrival.flow.coordinator, arrival.entry.destination))
            }
        }
        return checkpoints
    }

    private func finish(_ errand: Errand) -> Attempt {
        guard let change = errand.change else {
            preconditionFailure("only a change that has been prepared is made")
        }
        do throws(Unmade) {
            try makeScreens(of: change)
        } catch {
            if cut(errand, at: error) { return proceed(errand) }
            return settle(errand, .refused(error.error))
        }
        errand.restoration?.giveDrafts(to: change.screens)
        commit(change, errand.goal)
        return arrive(errand, change)
    }
}
