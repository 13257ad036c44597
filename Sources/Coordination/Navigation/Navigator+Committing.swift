/// The change itself.
extension Navigator {
    /// Makes the change: first the state, then who is in it, then who hears of it.
    func commit(_ change: Change, _ errand: Errand? = nil) {
        take(change.state, errand?.goal)
        for node in change.left { screens.removeValue(forKey: node.entry.id) }
        for flow in change.endedIDs { flows.removeValue(forKey: flow) }
        for (id, node) in change.flows { flows[id] = node }
        for node in change.entered { screens[node.entry.id] = node }
        abandonSuspensions()
        if errand?.isRestored == true { abandonDetour() }
        stop(change)
        start(change)
        tell(change.tellings, of: errand)
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
        do throws(Unmade) {
            let change = try Change(endingAllOf: self)
            let root = flows[state.root.id]?.coordinator
            root?.way.end()
            stop(change)
            for telling in change.tellings { _ = telling.tell(telling.parent.coordinator) }
            root?.stop()
            withExtendedLifetime((screens, flows)) { (screens, flows) = ([:], [:]) }
        } catch {
            preconditionFailure("a cancelled flow has nothing that could not be read: \(error)")
        }
        eventLog.end()
    }

    private func take(_ next: NavigationState, _ goal: Errand.Goal?) {
        state = next
        top = Top(of: next)
        switch goal {
        case nil: break
        case .transition, .past: history.record(next)
        case .travel(let index): _ = history.go(to: index)
        case .restored: history = NavigationHistory(next, limit: settings.historyLimit)
        }
    }

    /// Nothing that has left leads here any more when the first of it is told.
    private func stop(_ change: Change) {
        for node in change.left { node.disconnect() }
        for node in change.ended { node.coordinator.way.end() }
        for node in change.left { node.stop() }
        for node in change.ended { node.coordinator.stop() }
        if settings.findsLeaks { leakWatch.add(change) }
    }

    private func start(_ change: Change) {
        for node in change.begun { node.coordinator.way.lead(to: self, at: .flow(node.id)) }
        for node in change.entered { node.connect(to: self) }
        for node in change.begun { node.coordinator.start() }
        for node in change.entered { node.start() }
    }

    /// Tells each parent of its child's result. What they make of it is done before all that waits,
    /// unless `errand` leads to a place that somebody has named.
    private func tell(_ tellings: Few<Change.Telling>, of errand: Errand?) {
        guard !tellings.isEmpty else { return }
        var followUps: [Errand] = []
        for telling in tellings {
            let transition = telling.tell(telling.parent.coordinator)
            if case .stay = transition { continue }
            if errand?.cause.namesItsPlace == true { continue }
            followUps.append(
                Errand(.followUp(transition, flow: telling.parent.id), cause: .code))
        }
        queue.putFirst(followUps)
    }
}
