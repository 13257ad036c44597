/// The change itself.
extension Navigator {
    /// Makes the change: first the state, then who is in it, then who hears of it.
    func commit(_ change: Change, _ goal: Errand.Goal? = nil) {
        take(change.state, goal)
        for node in change.left { screens.removeValue(forKey: node.entry.id) }
        for flow in change.difference.ended { flows.removeValue(forKey: flow) }
        for (id, node) in change.flows { flows[id] = node }
        for node in change.screens { screens[node.entry.id] = node }
        abandonSuspensions()
        stop(change)
        start(change)
        tell(change.tellings)
        show()
        resumeDetour()
    }

    /// Says what has become of `errand`, to who waits for it and in the log.
    func settle(_ errand: Errand, _ outcome: Outcome) -> Attempt {
        log(errand, outcome)
        errand.pending?.settle(outcome)
        return Attempt(outcome)
    }

    /// Ends all that there is. Nothing comes in its place.
    func leaveAll() {
        abandonSuspensions()
        abandonDetour()
        let change = Change(state, StateDifference(replacing: state, by: state))
        end(change.difference, in: change)
        screens = [:]
        stop(change)
        for node in change.ended {
            do throws(RouteParametersError) {
                guard let telling = try node.telling(of: nil) else { continue }
                _ = telling.tell(telling.parent.coordinator)
            } catch {
                preconditionFailure("a cancelled flow has nothing that could not be read: \(error)")
            }
        }
        if let root = flows[state.root.id] { stop(root) }
        flows = [:]
        eventLog.end()
    }

    private func take(_ next: NavigationState, _ goal: Errand.Goal?) {
        state = next
        top = Top(of: next)
        switch goal {
        case nil: break
        case .transition: history.record(next)
        case .travel(let index): _ = history.go(to: index)
        case .restored: history = NavigationHistory(next, limit: settings.historyLimit)
        }
    }

    private func stop(_ change: Change) {
        for node in change.left {
            node.stop()
            if settings.findsLeaks { leakWatch.add(node) }
        }
        for node in change.ended {
            stop(node)
            if settings.findsLeaks { leakWatch.add(node) }
        }
    }

    private func stop(_ node: FlowNode) {
        node.coordinator.way.end()
        node.coordinator.stop()
    }

    private func start(_ change: Change) {
        for node in change.begun { node.coordinator.way.lead(to: self, at: .flow(node.id)) }
        for node in change.screens { node.connect(to: self) }
        for node in change.begun { node.coordinator.start() }
        for node in change.screens { node.start() }
    }

    /// Tells each parent of its child's result. What they make of it is done before all that waits.
    private func tell(_ tellings: [Change.Telling]) {
        guard !tellings.isEmpty else { return }
        var followUps: [Job] = []
        for telling in tellings {
            let transition = telling.tell(telling.parent.coordinator)
            if case .stay = transition { continue }
            followUps.append(Job(.followUp(transition, flow: telling.parent.id), cause: .code))
        }
        queue.putFirst(followUps)
    }
}
