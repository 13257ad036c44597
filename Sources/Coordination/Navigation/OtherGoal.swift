import WaylineRouting

/// The goal that comes instead of one that a guard has not allowed.
@MainActor
struct OtherGoal {
    /// The maximum number of redirections of a request.
    private static let redirectLimit = 64

    let request: NavigationRequest
    let goal: NavigationGoal

    /// The part that is not allowed.
    let part: GuardedPart

    /// The state that the change leads to, and the flows that it begins.
    let state: NavigationState
    let flows: FlowChange?
    let tree: NavigationTree

    /// Refuses the request, or only the part if the request leaves out what is refused.
    func refusing(_ error: RoutingError) -> GuardChecks.WayOn {
        if part.leaving != nil { return .ended(.refused(error)) }
        guard request.isCut, let cut else { return wayOut(or: error) }
        if isThere(cut, error) { return .ended(.refused(error)) }
        omit(because: error)
        return .instead(cut)
    }

    /// Returns whether the rest is there already. The user may have moved on in it.
    private func isThere(_ cut: NavigationGoal, _ error: RoutingError) -> Bool {
        guard let rest = cut.base else { return false }
        if case .calledOff = error { return tree.contains(rest.activeFlow.id) }
        return goal.saved == nil && cut.step == nil && rest.root == tree.state.root
    }

    private func omit(because error: RoutingError) {
        if request.cause == .restore { tree.drafts.restoration?.omit(part.route, because: error) }
    }

    private func wayOut(or error: RoutingError) -> GuardChecks.WayOn {
        goal.wayOut(of: request, tree).map { .instead($0) } ?? .ended(.refused(error))
    }

    /// The goal without the part that is not allowed. The way on from the place below stays if
    /// the part does not belong to it.
    private var cut: NavigationGoal? {
        if let step = goal.step, var base = goal.base, let id = part.id, base.contains(id) {
            base.nextID = max(base.nextID, tree.state.nextID)
            return part.leftOut(of: base).map {
                goal.to(goal.target($0, then: step), next: goal.next)
            }
        }
        return part.leftOut(of: state).map { goal.to(goal.target($0), next: nil) }
    }

    /// Leads to `transition` instead. If the goal `waits` for that, it goes on afterwards.
    func redirected(to transition: Transition, waits: Bool = false) -> GuardChecks.WayOn {
        if let without = withoutLaterPart { return .instead(without) }
        var goal = goal
        let isCircle = goal.trail.contains(part.destination)
        goal.trail.append(part.destination)
        if isCircle || goal.trail.count > Self.redirectLimit {
            return wayOut(or: .redirectLoop(goal.trail.map(\.route)))
        }
        let rest = part.leftOut(of: state)
        let joined = waits ? tree.state.numbers(after: transition) : nil
        if request.isCut, let rest {
            return redirected(goal, above: rest, to: transition, waits, joined)
        }
        if let joined, goal.next == nil {
            let later = later(goal.target, after: transition, until: joined)
            return .instead(goal.to(.transition(.stay), next: later))
        }
        let isElsewhere = part.flow !== tree.topFlow && !transition.isFromAnywhere
        let base = isElsewhere ? rest.flatMap { isOnTop(in: $0) ? $0 : nil } : nil
        let isPlace = goal.base != nil && goal.step != nil || base != nil && request.cause != .link
        let target = isPlace ? goal.target(state) : goal.target
        let next = waits ? later(target, after: transition) : goal.next
        let other = base.map { goal.target($0, then: transition) } ?? .transition(transition)
        return .instead(goal.to(other, next: next))
    }

    /// The goal without the part, if the part is in the goal's base and a step follows the base,
    /// e.g. to a login. A pending change can bring the part later. Nil for any other part.
    private var withoutLaterPart: NavigationGoal? {
        guard request.isCut, goal.step != nil, goal.base?.contains(part.number) == true, let cut
        else { return nil }
        if goal.next == nil { omit(because: .guarded(part.route, because: "")) }
        return cut
    }

    private func isOnTop(in rest: NavigationState) -> Bool {
        let id = rest.activeFlow.id
        return (flows?.node(id) ?? tree.flows[id]) === part.flow
    }

    /// Leads a request that is cut to the place below, and from there to `transition`.
    private func redirected(
        _ goal: NavigationGoal, above rest: NavigationState, to transition: Transition,
        _ waits: Bool, _ joined: [Int]?
    ) -> GuardChecks.WayOn {
        let isShown = joined?.contains { rest.contains($0) } ?? false
        let isHidden = request.broken.map { !tree.state.shows($0) } ?? false
        let begins = !isHidden && (transition.isFromAnywhere || isOnTop(in: rest))
        if isShown || !begins {
            omit(because: .guarded(part.route, because: ""))
            return .instead(goal.to(goal.target(rest), next: nil))
        }
        let planned = (joined ?? []).reduce(state.withoutWaiting) { $0.cutting($1) ?? $0 }
        let whole = waitingPlace(with: part.number, after: transition) ?? planned
        let next = waits ? later(.state(whole, then: nil), after: transition) : goal.next
        return .instead(goal.to(goal.target(rest, then: transition), next: next))
    }

    /// The pending place that waits for `first` and contains the part that leaves now.
    private func waitingPlace(with id: Int, after first: Transition) -> NavigationState? {
        guard request.broken != nil,
            let place = tree.state.pending.first(where: { $0.waitsAfter == first })?.goal.base,
            place.contains(id)
        else { return nil }
        return place.withoutWaiting
    }

    /// The goal as it goes on later. An existing one is kept.
    private func later(
        _ target: NavigationGoal.Target, after first: Transition, until numbers: [Int] = []
    ) -> PendingNavigation {
        var kept =
            goal.next?.goal ?? NavigationGoal(target, top: tree.top.entry, decider: goal.decider)
        kept.agreed = goal.agreed
        return request.waiting(kept, until: .gone(numbers), after: first)
    }
}

extension NavigationGoal {
    /// Returns the goal that leads out of the part whose condition is broken, and nowhere else; nil
    /// for another request, or if this is that goal.
    @MainActor
    func wayOut(of request: NavigationRequest, _ tree: NavigationTree) -> NavigationGoal? {
        guard !isWayOut, let id = request.broken, let part = tree.guardedPart(id),
            let rest = part.leftOut(of: tree.state)
        else { return nil }
        var out = to(.state(rest.withoutWaiting, then: nil), next: nil)
        out.isWayOut = true
        return out
    }
}
