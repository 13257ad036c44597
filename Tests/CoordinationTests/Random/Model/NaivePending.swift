import Coordination
import WaylineRouting

/// A change that waits, as the model knows it.
struct NaivePending {
    enum Goal {
        case transition(Transition)
        case place(NaiveState)
        case saved(NaiveState, [NaivePending])
    }

    var goal: Goal
    let cause: NavigationCause
    let departure: Departure
    let isCut: Bool
    let first: [Transition]
    var waitsFor: [Int] = []
    var top: Int
    var decider: Int?
}

extension NaiveNavigator {
    /// All that waits, as it is saved.
    var pending: [NaivePending] {
        var all: [NaivePending] = []
        if let detour {
            all += pending(detour.request, until: detour.brought) + followers(of: detour.request)
        }
        for waiting in suspensions {
            all += [pending(waiting.request, waiting.change)].compactMap(\.self)
            all += followers(of: waiting.request)
        }
        if let question {
            all += [pending(question.request, question.change)].compactMap(\.self)
            all += followers(of: question.request)
        }
        return all.suffix(16)
    }

    private func followers(of request: NaiveRequest) -> [NaivePending] {
        request.followers.flatMap { pending($0.request, until: $0.brought) }
    }

    private func pending(_ request: NaiveRequest, until brought: [Int]) -> [NaivePending] {
        guard var waiting = pending(request, nil) else { return [] }
        waiting.waitsFor = brought
        waiting.top = request.origin ?? waiting.top
        return [waiting]
    }

    private func pending(_ request: NaiveRequest, _ change: NaiveChange?) -> NaivePending? {
        if let id = request.ledAwayFrom, change != nil, state.ids.contains(id) { return nil }
        var goal: NaivePending.Goal
        if request.purpose == nil, request.way != nil, let change {
            goal = .place(change.state)
        } else {
            switch request.purpose?.goal ?? request.goal {
            case .transition(let transition): goal = .transition(transition)
            case .past(let state): goal = .place(state)
            case .saved(let state, let pending), .restored(let state, let pending):
                goal = .saved(state, pending)
            }
        }
        if case .restored(_, let pending) = request.goal, case .place(let state) = goal {
            goal = .saved(state, pending)
        }
        return NaivePending(
            goal: goal, cause: request.cause, departure: request.departure, isCut: request.isCut,
            first: request.detours, top: state.top.id, decider: request.decider)
    }

    /// Goes on with what was pending in a state that is restored.
    func revive(_ pending: [NaivePending]) {
        var revived: [NaiveRequest] = []
        var place: RevivedPlace?
        for pending in pending {
            var request = pending.request
            let brought = pending.waitsFor.filter(state.ids.contains)
            if let first = pending.first.last, !brought.isEmpty {
                wait(request, for: first, until: brought)
                if pending.isCut { place = .waits }
                continue
            }
            if !pending.waitsFor.isEmpty { request.detours = pending.first.dropLast() }
            request.revision = pending.waitsFor.isEmpty ? state.revision : nil
            if pending.cause == .link, !pending.waitsFor.isEmpty, let place {
                let follower = NaiveFollower(request: request, brought: pending.waitsFor)
                switch place {
                case .waits: detour?.request.followers = [follower]
                case .isQueued(let index): revived[index].followers = [follower]
                }
            } else {
                revived.append(request)
                if pending.isCut { place = .isQueued(revived.count - 1) }
            }
        }
        queue += revived.map { .resume($0) }
    }
}

/// The way in which a place that was pending goes on.
private enum RevivedPlace {
    case waits
    case isQueued(Int)
}

extension NaivePending {
    fileprivate var request: NaiveRequest {
        var request = NaiveRequest(requestGoal, cause, nil, leaving: departure)
        request.isCut = isCut
        request.detours = waitsFor.isEmpty ? [] : first
        request.origin = top
        request.decider = decider
        return request
    }

    private var requestGoal: NaiveRequest.Goal {
        switch goal {
        case .transition(let transition): .transition(transition)
        case .place(let state): .past(state)
        case .saved(let state, let pending): .saved(state, pending)
        }
    }
}

/// New numbers from `first` on for the flows and entries of states that have some in common.
struct NaiveRenumbering {
    let first: Int
    private var numbers: [Int: Int] = [:]

    init(from first: Int) {
        self.first = first
    }

    /// The numbers that were given to states that have none in common with the others.
    private var skipped = 0

    var next: Int { first + numbers.count + skipped }

    mutating func renumbered(_ state: NaiveState) -> NaiveState {
        for id in state.order.map(\.id) where numbers[id] == nil { numbers[id] = next }
        var new = state
        new.flows = state.rows.map { $0.renumbered { numbers[$0] ?? $0 } }
        new.nextID = next
        return new
    }

    mutating func renumbered(_ pending: NaivePending) -> NaivePending {
        var new = pending
        switch pending.goal {
        case .transition(let transition): new.goal = .transition(renumbered(transition))
        case .place(let state): new.goal = .place(renumbered(state))
        case .saved(let state, let pending):
            var other = NaiveRenumbering(from: next)
            let state = other.renumbered(state)
            new.goal = .saved(state, pending.map { other.renumbered($0) })
            skipped += other.next - next
        }
        new.top = numbers[pending.top] ?? -1
        new.decider = pending.decider.flatMap { numbers[$0] }
        new.waitsFor = pending.waitsFor.map { numbers[$0] ?? -1 }
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
