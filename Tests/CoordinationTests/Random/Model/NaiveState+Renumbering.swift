import Coordination
import WaylineRouting

extension NaiveFlow {
    func renumbered(_ number: (Int) -> Int) -> NaiveFlow {
        let slot: Slot =
            switch slot {
            case .root: .root
            case .child(let parent, let tab): .child(of: number(parent), tab: tab)
            case .modal(let parent): .modal(over: number(parent))
            }
        var flow = NaiveFlow(id: number(id), slot: slot, destination: destination)
        flow.names = names
        flow.tabs = tabs.map { stack in
            stack.map { NaiveEntry(id: number($0.id), destination: $0.destination) }
        }
        flow.selected = selected
        flow.alert = alert
        flow.isMain = isMain
        return flow
    }
}

/// New numbers from `next` on. What several states have in common has one new number.
struct NaiveRenumbering {
    private var next: Int
    private var numbers: [Int: Int] = [:]

    init(from first: Int) {
        next = first
    }

    mutating func renumbered(_ state: NaiveState) -> NaiveState {
        for id in state.order.map(\.id) where numbers[id] == nil {
            numbers[id] = next
            next += 1
        }
        var new = state
        new.flows = state.rows.map { $0.renumbered { numbers[$0] ?? $0 } }
        new.waiting = state.waiting.map { renumbered($0) }
        new.nextID = next
        return new
    }

    private mutating func renumbered(_ waiting: NaiveWaiting) -> NaiveWaiting {
        var new = waiting
        new.goal.passed = []
        switch waiting.goal.target {
        case .transition(let step): new.goal.target = .transition(renumbered(step))
        case .place(let state, let step):
            new.goal.target = .place(renumbered(state), then: step.map(renumbered))
        case .saved(let state, let step):
            new.goal.target = .saved(renumbered(state), then: step.map(renumbered))
        }
        new.top = numbers[waiting.top] ?? -1
        new.request.decider = waiting.request.decider.flatMap { numbers[$0] }
        new.request.agreed = Set(waiting.request.agreed.compactMap { numbers[$0] })
        new.goal.next = waiting.goal.next.map { renumbered($0) }
        new.request.broken = waiting.request.broken.map { numbers[$0] ?? -1 }
        new.request.caller = waiting.request.caller.map { numbers[$0] ?? -1 }
        switch waiting.until {
        case .gone(let ids): new.until = .gone(ids.map { numbers[$0] ?? -1 })
        case .result(let ids): new.until = .result(of: ids.map { numbers[$0] ?? -1 })
        case .answer: break
        }
        return new
    }

    private func renumbered(_ transition: Transition) -> Transition {
        switch transition {
        case .popToEntry(let id): .popToEntry(numbers[id] ?? -1)
        case .sequence(let parts): .sequence(parts.map(renumbered))
        default: transition
        }
    }
}
