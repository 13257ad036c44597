import Coordination
import WaylineRouting

extension NaiveNavigator {
    func commit(_ change: NaiveChange, _ request: NaiveRequest) {
        let tellings = tellings(of: change)
        remember(change.state, request.goal)
        endQuestion(.superseded)
        for suspension in suspensions.reversed() { drop(suspension, .superseded) }
        if case .restored = request.goal { abandonDetour() }
        leave(change)
        if case .restored = request.goal { moveRoot(to: change.state) }
        for flow in change.coordinators {
            lastLife += 1
            lives[flow.id] = lastLife
            steps.append(.began(lastLife))
        }
        steps += change.entered.map { .started($0.route) }
        steps += tellings.map { .told($0.life, of: $0.route, $0.result) }
        let namesItsPlace = [.link, .restore, .undo].contains(request.cause)
        if !namesItsPlace { queue.insert(contentsOf: tellings.compactMap(followUp), at: 0) }
        resumeDetour()
    }

    /// Ends all flows.
    func end() {
        let change = NaiveChange(from: state, to: state, whole: true)
        let tellings = tellings(of: change)
        endQuestion(.superseded)
        for suspension in suspensions.reversed() { drop(suspension, .superseded) }
        abandonDetour()
        let root = state.chain[0].id
        leave(change)
        steps += tellings.map { .told($0.life, of: $0.route, $0.result) }
        steps += lives.removeValue(forKey: root).map { [.ended($0)] } ?? []
    }

    private struct Telling {
        let life: Int
        let flow: Int
        let route: RouteName
        let result: FlowResult<Harvest>
    }

    private func tellings(of change: NaiveChange) -> [Telling] {
        change.ended.filter(\.hasCoordinator).compactMap { flow in
            guard let parent = flow.parent.map({ owner(of: state[$0]) }),
                let life = lives[parent.id]
            else { return nil }
            let result = (try? result(of: flow, change)) ?? .cancelled
            return Telling(
                life: life, flow: parent.id, route: flow.destination.route, result: result)
        }
    }

    private func followUp(_ telling: Telling) -> Job? {
        let reaction = rules.reaction(to: telling.result)
        if case .stay = reaction { return nil }
        return .followUp(reaction, flow: telling.flow)
    }

    private func remember(_ next: NaiveState, _ goal: NaiveRequest.Goal) {
        state = next
        switch goal {
        case .transition, .past:
            history = (history[...index] + [next]).suffix(limit)
            index = history.count - 1
        case .travel(let index): self.index = index
        case .saved, .restored:
            history = [next]
            index = 0
        }
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
