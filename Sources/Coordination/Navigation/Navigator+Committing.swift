/// The change itself.
extension Navigator {
    /// Makes the change: first the state, then who is in it, then who hears of it.
    func commit(_ change: Change, _ errand: Errand? = nil) {
        take(change.state, errand)
        let left = change.difference.left.compactMap { screens.removeValue(forKey: $0.entry.id) }
        let ended = change.difference.ended.compactMap { flow -> FlowNode? in
            guard let node = flows.removeValue(forKey: flow.id), node.id == flow.id else {
                return nil
            }
            return node.parent == nil ? nil : node
        }
        flows.merge(change.flows) { _, new in new }
        abandonSuspensions()
        stop(left, ended)
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
        let difference = StateDifference(replacing: state, by: state)
        let tellings = difference.ended.compactMap { flow -> Change.Telling? in
            guard let node = flows[flow.id], node.id == flow.id, let parent = node.parent,
                let declaration = node.declaration
            else { return nil }
            do throws(RouteParametersError) {
                return Change.Telling(parent: parent, tell: try declaration.result(nil))
            } catch {
                return nil
            }
        }
        let left = difference.left.compactMap { screens.removeValue(forKey: $0.entry.id) }
        let ended = difference.ended.compactMap { flows[$0.id]?.id == $0.id ? flows[$0.id] : nil }
        flows = [:]
        stop(left, ended)
        for telling in tellings { _ = telling.tell(telling.parent.coordinator) }
        eventLog.end()
    }

    private func take(_ next: NavigationState, _ errand: Errand?) {
        state = next
        topFlow = next.activeFlow
        switch errand?.goal {
        case nil: break
        case .transition: history.record(next)
        case .travel(let index): _ = history.go(to: index)
        case .restored: history = NavigationHistory(next, limit: settings.historyLimit)
        }
    }

    private func stop(_ left: [ScreenNode], _ ended: [FlowNode]) {
        for node in left {
            for member in node.members.reversed() { stop(member) }
            stop(node.screen)
            if settings.findsLeaks { leakWatch.add(node) }
        }
        for node in ended {
            node.coordinator.way.end()
            node.coordinator.stop()
            if settings.findsLeaks { leakWatch.add(node) }
        }
    }

    private func stop(_ screen: any Screen) {
        screen.way.end()
        screen.stop()
    }

    private func start(_ change: Change) {
        for level in change.difference.begun {
            guard let node = change.flows[level.flow.id], node.id == level.flow.id else { continue }
            node.coordinator.way.lead(to: self, at: .flow(node.id))
        }
        for node in change.screens { connect(node) }
        for level in change.difference.begun {
            guard let node = change.flows[level.flow.id], node.id == level.flow.id,
                node.parent != nil
            else { continue }
            node.coordinator.start()
        }
        for node in change.screens { start(node) }
    }

    private func connect(_ node: ScreenNode) {
        var node = node
        node.screen.way.lead(to: self, at: .screen(entry: node.entry.id))
        for child in node.screen.children { connect(child, in: node.screen, &node) }
        for listener in node.plan.listeners {
            node.listeners.append(listener(node.flow.coordinator, node.screen))
        }
        screens[node.entry.id] = node
    }

    private func connect(_ child: any Screen, in parent: any Screen, _ node: inout ScreenNode) {
        child.way.lead(to: self, at: .screen(entry: node.entry.id), under: parent)
        node.members.append(child)
        for grandchild in child.children { connect(grandchild, in: child, &node) }
    }

    private func start(_ node: ScreenNode) {
        node.screen.start()
        for member in screens[node.entry.id]?.members ?? [] { member.start() }
    }

    /// Tells each parent of its child's result. What they make of it is done before all that waits.
    private func tell(_ tellings: [Change.Telling]) {
        guard !tellings.isEmpty else { return }
        queue.putFirst(
            tellings.compactMap { telling in
                let transition = telling.tell(telling.parent.coordinator)
                if case .stay = transition { return nil }
                return Job(.followUp(transition, flow: telling.parent.id), cause: .code)
            })
    }
}
