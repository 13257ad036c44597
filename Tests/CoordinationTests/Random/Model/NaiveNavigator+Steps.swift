import Coordination
import WaylineRouting

/// The way of a request: plan, ask, and round again with another goal, or make the change.
extension NaiveNavigator {
    func carryOut(
        _ request: NaiveRequest, to goal: NaiveGoal, _ answer: (part: Int, verdict: Verdict)? = nil
    ) {
        var (goal, answer) = (goal, answer)
        do throws(RoutingError) {
            guard let change = try plan(goal) else { return stay(request, goal) }
            let first = max(state.nextID, goal.nextID)
            for check in checks(of: change, request) {
                let place = check.number(before: first)
                if goal.passed.contains(place) { continue }
                let given = answer?.part == place ? answer.take()?.verdict : nil
                guard let verdict = given ?? verdict(of: check) else {
                    return wait(for: check, of: change, request, goal)
                }
                if verdict != .allow { return handle(verdict, check, request, goal, change) }
                goal.passed.insert(place)
            }
            try make(change, request, goal)
        } catch {
            fail(request, goal, with: error)
        }
    }

    /// Nil where there is nothing to change.
    private func plan(_ goal: NaiveGoal) throws(RoutingError) -> NaiveChange? {
        var next = goal.base?.alone ?? state.alone
        next.nextID = max(state.nextID, goal.nextID)
        var finished: [Int: FlowOutput] = [:]
        if goal.base != nil { next.revision = max(next.revision, state.revision) + 1 }
        let hasStep = try goal.step.map { (step) throws(RoutingError) in
            try next.apply(step, &finished)
        }
        if hasStep == true { next.revision += 1 }
        if goal.base == nil, hasStep != true { return nil }
        var change = NaiveChange(from: state, to: next, whole: goal.isSaved)
        if !goal.isSaved { change.finished = finished }
        try check(change)
        return change
    }

    /// All must be declared, and the results must be what the parents read.
    private func check(_ change: NaiveChange) throws(RoutingError) {
        for item in change.coming {
            switch item {
            case .flow(let flow): try checkFlow(flow)
            case .entry(let entry, let flow):
                let presented = change.begun.first { $0.id == flow && $0.isModal }
                try checkScreen(entry.route, presented.map { !$0.hasCoordinator } ?? false)
            }
        }
        for flow in change.ended where flow.hasResult {
            do throws(RouteParametersError) {
                _ = try result(of: flow, change)
            } catch {
                throw .invalidParameters(flow.destination.route, error)
            }
        }
    }

    private func checkFlow(_ flow: NaiveFlow) throws(RoutingError) {
        if flow.slot == .root || flow.isModal || flow.hasCoordinator { return }
        let route = flow.destination.route
        guard WalkFlows.screens.contains(route) else {
            throw .unknownRoute(route, known: WalkFlows.listed(WalkFlows.children))
        }
        throw .couldNotMake(
            route,
            because: "it is a screen of this flow, and only a ChildFlow can be started or entered. "
                + "Use .push, .present or .root.")
    }

    /// Checks the name of a screen. If it is presented, it could also name a flow.
    private func checkScreen(_ route: RouteName, _ isPresented: Bool) throws(RoutingError) {
        if WalkFlows.screens.contains(route) { return }
        if WalkFlows.children.contains(route) {
            throw .couldNotMake(
                route,
                because: "it is a ChildFlow of this flow, and no screen. "
                    + "Use .start, .enter or .present.")
        }
        let known = WalkFlows.screens + (isPresented ? WalkFlows.children : [])
        throw .unknownRoute(route, known: WalkFlows.listed(known))
    }

    func result(
        of flow: NaiveFlow, _ change: NaiveChange
    ) throws(RouteParametersError) -> FlowResult<Harvest> {
        guard let output = change.finished[flow.id] else { return .cancelled }
        return .finished(try output.read(as: Harvest.self, of: flow.destination.route))
    }

    private func make(
        _ change: NaiveChange, _ request: NaiveRequest, _ goal: NaiveGoal
    ) throws(RoutingError) {
        if let broken = change.entered.first(where: { $0.route == WalkFlows.broken }) {
            let reason = Breakage().description
            guard request.isCut, let base = goal.base, base.ids.contains(broken.id),
                let rest = base.cutting(broken.id)
            else {
                throw .couldNotMake(WalkFlows.broken, because: reason)
            }
            omit(WalkFlows.broken, request)
            let target = goal.leading(to: rest, then: goal.step)
            return carryOut(request, to: goal.to(target, next: goal.next))
        }
        let changesNothing = goal.base != nil && !goal.isSaved && change.state.rows == state.rows
        if changesNothing { return stay(request, goal) }
        commit(change, request, goal)
        let outcome = Outcome.committed(revision: change.state.revision)
        goal.next.isEmpty ? settle(request, outcome) : note(request, outcome)
    }

    /// Waits for the main flow that it leads to, where that is there already.
    private func stay(_ request: NaiveRequest, _ goal: NaiveGoal) {
        if let next = goal.next.first, let next = waiting(next, until: mainFlow(of: goal), request),
            next.until != .gone([])
        {
            changeWaiting(by: request) { add(next) }
        } else {
            settle(request, .stayed(because: goal.step?.reasonToStay ?? ""))
        }
    }

    /// Refuses what is impossible, but leads out of a place whose condition no longer holds.
    private func fail(_ request: NaiveRequest, _ goal: NaiveGoal, with error: RoutingError) {
        if let out = wayOut(request, goal) {
            carryOut(request, to: out)
        } else {
            answer(request, .refused(error))
        }
    }

    /// Notes what a restored state comes without.
    func omit(_ route: RouteName, _ request: NaiveRequest) {
        if request.cause == .restore { omissions.append(route) }
    }
}

extension Transition {
    fileprivate var reasonToStay: String {
        switch self {
        case .stay(let reason): reason
        case .sequence(let parts): parts.map(\.reasonToStay).first { !$0.isEmpty } ?? ""
        default: ""
        }
    }
}
