import Coordination
import WaylineRouting

/// The goals that come instead of one that a guard does not allow.
extension NaiveNavigator {
    func handle(
        _ verdict: Verdict, _ check: NaiveCheck, _ request: NaiveRequest, _ goal: NaiveGoal,
        _ change: NaiveChange
    ) {
        let route = check.destination.route
        switch verdict {
        case .allow: return
        case .ask(let alert): ask(alert, check, request, goal, change)
        case .refuse(let reason):
            refuse(request, goal, .guarded(route, because: reason), check, change)
        case .after(let first) where request.first.contains(first) || request.first.count >= 16:
            refuse(request, goal, .calledOff(route), check, change)
        case .after(let first): lead(request, goal, to: first, waits: true, check, change)
        case .redirect(let other): lead(request, goal, to: other, waits: false, check, change)
        }
    }

    /// Out of the place whose condition no longer holds, and nowhere else; at most once.
    func wayOut(_ request: NaiveRequest, _ goal: NaiveGoal) -> NaiveGoal? {
        guard !goal.isWayOut, let broken = request.broken, state.ids.contains(broken),
            let rest = state.cutting(broken)
        else { return nil }
        var out = goal.to(.place(rest.alone, then: nil))
        out.isWayOut = true
        return out
    }

    private func refuse(
        _ request: NaiveRequest, _ goal: NaiveGoal, _ error: RoutingError, _ check: NaiveCheck,
        _ change: NaiveChange
    ) {
        guard let id = check.place?.id else { return settle(request, .refused(error)) }
        guard request.isCut, let cut = cut(goal, without: id, change), let rest = cut.base else {
            return giveWay(request, goal, or: error)
        }
        let isThere =
            if case .calledOff = error {
                state.ids.contains(rest.active.id)
            } else {
                !goal.isSaved && cut.step == nil && rest.rows == state.rows
            }
        if isThere { return settle(request, .refused(error)) }
        omit(check.destination.route, request)
        carryOut(request, to: cut)
    }

    private func giveWay(_ request: NaiveRequest, _ goal: NaiveGoal, or error: RoutingError) {
        if let out = wayOut(request, goal) {
            carryOut(request, to: out)
        } else {
            settle(request, .refused(error))
        }
    }

    /// The goal without a part. The step from the place below stays, unless the part came by it.
    private func cut(_ goal: NaiveGoal, without id: Int, _ change: NaiveChange) -> NaiveGoal? {
        if let step = goal.step, var base = goal.base, base.ids.contains(id) {
            base.nextID = max(base.nextID, state.nextID)
            return base.cutting(id).map {
                goal.to(goal.leading(to: $0, then: step), next: goal.next)
            }
        }
        return change.state.cutting(id).map { goal.to(goal.leading(to: $0)) }
    }

    /// Leads to `transition` instead, and on to the goal when it `waits` for that.
    private func lead(
        _ request: NaiveRequest, _ goal: NaiveGoal, to transition: Transition, waits: Bool,
        _ check: NaiveCheck, _ change: NaiveChange
    ) {
        if let cut = laterCut(goal, check, request, change) { return carryOut(request, to: cut) }
        var other = goal
        other.trail.append(check.destination)
        if goal.trail.contains(check.destination) || other.trail.count > 64 {
            return giveWay(request, goal, or: .redirectLoop(other.trail.map(\.route)))
        }
        let rest = check.place.flatMap { change.state.cutting($0.id) }
        let joined = waits ? numbers(after: transition) : nil
        if request.isCut, let rest {
            return lead(request, other, from: rest, to: transition, waits, joined, check, change)
        }
        if let joined, goal.next.isEmpty {
            let later = later(goal, goal.target, after: transition, until: joined, request)
            return carryOut(request, to: other.to(.transition(.stay), next: [later]))
        }
        let base = isHere(check, change) || transition.isFromAnywhere ? nil : rest
        let beginning = base.flatMap { isOnTop(check, in: $0) ? $0 : nil }
        let isPlace =
            goal.base != nil && goal.step != nil || beginning != nil && request.cause != .link
        let target = isPlace ? goal.leading(to: change.state) : goal.target
        let next = waits ? [later(goal, target, after: transition, request)] : goal.next
        let instead = beginning.map { goal.leading(to: $0, then: transition) }
        carryOut(request, to: other.to(instead ?? .transition(transition), next: next))
    }

    /// The goal of a request that is cut, without a part of the place that something comes before.
    private func laterCut(
        _ goal: NaiveGoal, _ check: NaiveCheck, _ request: NaiveRequest, _ change: NaiveChange
    ) -> NaiveGoal? {
        guard request.isCut, goal.step != nil, let id = check.place?.id,
            goal.base?.ids.contains(id) == true, let cut = cut(goal, without: id, change)
        else { return nil }
        if goal.next.isEmpty { omit(check.destination.route, request) }
        return cut
    }

    /// Leads a request that is cut to what lies below the place, and on from there.
    private func lead(
        _ request: NaiveRequest, _ goal: NaiveGoal, from rest: NaiveState,
        to transition: Transition, _ waits: Bool, _ joined: [Int]?, _ check: NaiveCheck,
        _ change: NaiveChange
    ) {
        guard let id = check.place?.id else { return }
        let isShown = joined.map { !rest.ids.isDisjoint(with: $0) } ?? false
        let begins = transition.isFromAnywhere || isOnTop(check, in: rest)
        if isShown || isHidden(request) || !begins {
            omit(check.destination.route, request)
            return carryOut(request, to: goal.to(goal.leading(to: rest)))
        }
        let place = placeAfter(transition, joined ?? [], id, request, change)
        let next =
            waits
            ? [later(goal, .place(place.alone, then: nil), after: transition, request)] : goal.next
        carryOut(request, to: goal.to(goal.leading(to: rest, then: transition), next: next))
    }

    /// The place that waits for `first` already, if the part that leaves now belongs to it, or what
    /// the change leads to without what is waited for.
    private func placeAfter(
        _ first: Transition, _ joined: [Int], _ id: Int, _ request: NaiveRequest,
        _ change: NaiveChange
    ) -> NaiveState {
        let waits = state.waiting.first { !$0.isAsked && $0.request.first.last == first }
        if request.broken != nil, let place = waits?.goal.base, place.ids.contains(id) {
            return place
        }
        return joined.reduce(change.state) { state, id in
            guard state.ids.contains(id) else { return state }
            return state.cutting(id, beginsAgain: false) ?? state
        }
    }

    /// The goal, or that which waits for it already, when `first` has come and gone.
    private func later(
        _ goal: NaiveGoal, _ target: NaiveGoal.Target, after first: Transition,
        until ids: [Int] = [], _ request: NaiveRequest
    ) -> NaiveWaiting {
        var later =
            goal.next.first
            ?? NaiveWaiting(
                request: request, goal: NaiveGoal(target), top: state.top.id, until: .answer)
        later.request = request
        later.request.first.append(first)
        later.until = .gone(ids)
        return later
    }

    private func isOnTop(_ check: NaiveCheck, in state: NaiveState) -> Bool {
        check.place?.owner == state.ownerID(of: state.active)
    }

    /// True if the guard belongs to the flow that the user is in.
    private func isHere(_ check: NaiveCheck, _ change: NaiveChange) -> Bool {
        !change.isWhole && isOnTop(check, in: state)
    }

    /// True if back does not lead to the place whose condition no longer holds.
    private func isHidden(_ request: NaiveRequest) -> Bool {
        guard let id = request.broken else { return false }
        return !state.reachedByBack.contains { $0.id == id || $0.stack.contains { $0.id == id } }
    }
}

extension Transition {
    /// True if it leads to the same place from any flow.
    fileprivate var isFromAnywhere: Bool {
        switch self {
        case .unwind, .show(_, by: .enter): true
        case .sequence(let parts): parts.first?.isFromAnywhere ?? false
        default: false
        }
    }
}
