import Coordination
import WaylineRouting

extension NaiveNavigator {
    func commit(_ change: NaiveChange, _ request: NaiveRequest, _ goal: NaiveGoal) {
        let tellings = tellings(of: change)
        let old = state
        state = change.state
        state.waiting = old.waiting
        endWatches(of: change)
        endQuestion(.superseded)
        changeWaiting(by: request) { changeWaiting(after: old, change, request, goal) }
        leave(change)
        if goal.isSaved { moveRoot(to: change.state) }
        if old.top.id != state.top.id, state.ids.contains(old.top.id), !change.isWhole {
            steps.append(.paused(old.top.route))
        }
        for flow in change.coordinators {
            lastLife += 1
            lives[flow.id] = lastLife
            steps.append(.began(lastLife))
        }
        watch(change)
        steps += change.entered.map { .started($0.route) }
        steps += change.entered.filter { $0 != state.top }.map { .paused($0.route) }
        if old.top.id != state.top.id, !change.entered.contains(state.top) {
            steps.append(.resumed(state.top.route))
        }
        steps += tellings.flatMap(\.steps)
        endCalls(after: change)
        if request.cause != .link, !request.isCut {
            queue.insert(contentsOf: tellings.compactMap(followUp), at: 0)
        }
    }

    private func changeWaiting(
        after old: NaiveState, _ change: NaiveChange, _ request: NaiveRequest, _ goal: NaiveGoal
    ) {
        let first = max(old.nextID, goal.nextID)
        let brought = change.coming.map(\.id).filter { $0 >= first } + mainFlow(of: goal)
        notePresented(by: change, brought, request)
        supersede(after: old, request)
        if goal.isSaved { state.waiting = [] }
        state.waiting.removeAll { goal.next.isEmpty && $0.ticket == request.ticket }
        if let next = goal.next.first, let next = waiting(next, until: brought, request) {
            add(next)
        }
        if case .saved(let saved, _) = goal.target { take(saved) }
    }

    /// Ends all flows.
    func end() {
        let change = NaiveChange(from: state, to: state, whole: true)
        let tellings = tellings(of: change)
        watches = []
        endQuestion(.superseded)
        for waiting in state.waiting { giveUp(waiting, .superseded) }
        let root = state.chain[0].id
        leave(change)
        steps += tellings.flatMap(\.steps)
        endCalls { _ in true }
        steps += lives.removeValue(forKey: root).map { [.ended($0)] } ?? []
    }

    private struct Telling {
        let flow: Int
        let result: FlowResult<Harvest>
        let steps: [WalkStep]

        /// False if only the screen below gets the result.
        let hasParent: Bool
    }

    private func tellings(of change: NaiveChange) -> [Telling] {
        change.ended.filter { $0.hasResult && !isAwaited($0) }.compactMap { flow in
            guard let parent = flow.parent.map({ owner(of: state[$0]) }),
                let life = lives[parent.id]
            else { return nil }
            let result = (try? result(of: flow, change)) ?? .cancelled
            let route = flow.destination.route
            var steps: [WalkStep] = []
            if let asker = asker(of: flow), route != WalkFlows.city, !change.left.contains(asker),
                asker.route != WalkFlows.form
            {
                steps.append(.returned(to: asker.route, of: route, result))
            }
            if flow.hasCoordinator { steps.append(.told(life, of: route, result)) }
            return Telling(
                flow: parent.id, result: result, steps: steps, hasParent: flow.hasCoordinator)
        }
    }

    /// The screen that a flow lies over.
    private func asker(of flow: NaiveFlow) -> NaiveEntry? {
        switch flow.slot {
        case .root: nil
        case .child(let parent, let tab): flow.isMain ? nil : state[parent].tabs[tab].last
        case .modal(let parent): state[parent].stack.last
        }
    }

    private func followUp(_ telling: Telling) -> Job? {
        guard telling.hasParent else { return nil }
        let reaction = rules.reaction(to: telling.result)
        if case .stay = reaction { return nil }
        return .followUp(reaction, flow: telling.flow)
    }

    /// The root's coordinator stays, under another number.
    private func moveRoot(to next: NaiveState) {
        lives = [next.chain[0].id: lives.values.min() ?? 0]
    }

    private func leave(_ change: NaiveChange) {
        steps += change.left.map { .stopped($0.route) }
        for flow in change.ended where flow.hasCoordinator {
            steps += lives.removeValue(forKey: flow.id).map { [.ended($0)] } ?? []
        }
    }
}
