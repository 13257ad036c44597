/// The way of a change through the guards.
extension Navigator {
    /// How many times guards can lead elsewhere before that is taken for a circle.
    private static let longestTrail = 64

    /// Makes the change that `errand` stands for, or another one that guards lead to.
    func proceed(_ errand: Errand) -> Attempt {
        var errand = errand
        let change: Change
        do throws(RoutingError) {
            guard let next = try self.change(for: &errand) else {
                return settle(errand, .stayed(because: errand.decision?.reason ?? ""))
            }
            change = next
        } catch {
            // Impossible: who asked for it is told, and nothing else happens.
            errand.pending?.settle(.refused(error))
            return Attempt(.refused(error))
        }
        return cross(
            Crossing(errand: errand, change: change, checkpoints: checkpoints(change, errand)))
    }

    /// Asks the guards that are left, and then makes the change.
    func cross(_ start: Crossing) -> Attempt {
        var crossing = start
        while let checkpoint = crossing.next() {
            switch checkpoint.question {
            case .now(let ask):
                let verdict = ask()
                if verdict != .allow { return heed(verdict, at: checkpoint, crossing) }
            case .later(let ask):
                return suspend(crossing, at: checkpoint, ask)
            }
        }
        return finish(crossing)
    }

    /// Does what a guard says that does not simply allow the change.
    func heed(_ verdict: Verdict, at checkpoint: Checkpoint, _ crossing: Crossing) -> Attempt {
        var errand = crossing.errand
        let route = checkpoint.destination.route
        switch verdict {
        case .allow: return cross(crossing)
        case .refuse(let reason):
            return settle(errand, .refused(.guarded(route, because: reason)))
        case .after where errand.hasWaited:
            return settle(errand, .refused(.calledOff(route)))
        case .after(let transition):
            if errand.purpose == nil {
                errand.purpose = .init(goal: errand.goal, destination: checkpoint.destination)
            }
            return lead(errand, to: transition, from: checkpoint.destination)
        case .redirect(let transition):
            return lead(errand, to: transition, from: checkpoint.destination)
        }
    }

    private func lead(
        _ errand: Errand, to transition: Transition, from destination: Destination
    ) -> Attempt {
        var errand = errand
        let isCircle = errand.trail.contains(destination)
        errand.trail.append(destination)
        if isCircle || errand.trail.count > Self.longestTrail {
            return settle(errand, .refused(.redirectLoop(errand.trail.map(\.route))))
        }
        errand.goal = .transition(transition)
        return proceed(errand)
    }

    /// Nil where there is nothing to change.
    private func change(for errand: inout Errand) throws(RoutingError) -> Change? {
        var finished: [FinishedFlow] = []
        let next = try state(after: errand.goal, &finished)
        switch errand.goal {
        case .transition:
            guard next.revision != state.revision else { return nil }
            let difference = StateDifference(from: state, to: next)
            return try prepare(next, difference, finished: finished)
        case .travel(let index):
            guard index != history.index else { return nil }
            return try prepare(next, StateDifference(from: state, to: next), finished: [])
        case .restored:
            return try restorable(&errand)
        }
    }

    /// What must be asked: first what is left, then what is entered.
    private func checkpoints(_ change: Change, _ errand: Errand) -> [Checkpoint] {
        var checkpoints: [Checkpoint] = []
        for place in change.difference.left where place.entry.id != errand.decider {
            guard let node = screens[place.entry.id] else { continue }
            for gate in node.plan.exitGates {
                checkpoints.append(
                    Checkpoint(
                        gate, node.flow.coordinator, node.screen, place.entry.destination))
            }
        }
        for level in change.difference.begun {
            guard let node = change.flows[level.flow.id], node.id == level.flow.id,
                let parent = node.parent, let declaration = node.declaration
            else { continue }
            for gate in declaration.entryGates {
                checkpoints.append(Checkpoint(gate, parent.coordinator, level.flow.destination))
            }
        }
        for place in change.difference.entered {
            let flow = node(place.flow, in: change)
            for gate in flow.plan.screens[place.entry.route]?.entryGates ?? [] {
                checkpoints.append(Checkpoint(gate, flow.coordinator, place.entry.destination))
            }
        }
        return checkpoints
    }

    private func finish(_ crossing: Crossing) -> Attempt {
        var errand = crossing.errand
        do throws(Unmade) {
            let change = try withScreens(crossing.change)
            errand.restoration?.giveDrafts(to: change.screens)
            commit(change, errand)
        } catch {
            if cut(&errand, at: error) { return proceed(errand) }
            return settle(errand, .refused(error.error))
        }
        return arrive(errand, crossing.change)
    }
}
