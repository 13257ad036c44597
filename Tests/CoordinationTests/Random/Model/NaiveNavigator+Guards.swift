import Coordination
import WaylineRouting

extension NaiveNavigator {
    func proceed(_ request: NaiveRequest) {
        do throws(RoutingError) {
            guard let change = try change(for: request) else {
                let entered = flowEntered(by: request.purpose?.detour)
                return entered.isEmpty
                    ? settle(request, .stayed(because: request.reason))
                    : wait(request, until: entered)
            }
            cross(request, change, checks(of: change, request))
        } catch {
            answer(request, .refused(error))
        }
    }

    func cross(_ request: NaiveRequest, _ change: NaiveChange, _ checks: [NaiveCheck]) {
        guard let check = checks.first else { return finish(request, change) }
        let rest = Array(checks.dropFirst())
        if check.isSlow {
            let suspension = NaiveSuspension(
                guardNumber: asked, request: request, change: change, check: check, rest: rest)
            suspensions.append(suspension)
            asked += 1
        } else {
            heed(rules.verdict(on: check.destination.route), check, request, change, rest)
        }
    }

    func heed(
        _ verdict: Verdict, _ check: NaiveCheck, _ request: NaiveRequest, _ change: NaiveChange,
        _ rest: [NaiveCheck]
    ) {
        let route = check.destination.route
        switch verdict {
        case .allow: cross(request, change, rest)
        case .refuse(let reason): settle(request, .refused(.guarded(route, because: reason)))
        case .after(let transition) where request.detours.contains(transition):
            settle(request, .refused(.calledOff(route)))
        case .after(let transition):
            var request = request
            if request.purpose != nil {
                request.purpose?.detour = transition
            } else {
                request.purpose = (lasting(request.goal), state.top.id, transition)
                if let detour, detour.way == transition {
                    return wait(request, until: detour.brought)
                }
            }
            lead(request, to: transition, from: check.destination)
        case .redirect(let transition): lead(request, to: transition, from: check.destination)
        }
    }

    /// A place of the history may be another's by the time that it is gone to.
    private func lasting(_ goal: NaiveRequest.Goal) -> NaiveRequest.Goal {
        if case .travel(let index) = goal { .past(history[index]) } else { goal }
    }

    private func lead(_ request: NaiveRequest, to transition: Transition, from place: Destination) {
        var request = request
        let isCircle = request.trail.contains(place)
        request.trail.append(place)
        if isCircle {
            return settle(request, .refused(.redirectLoop(request.trail.map(\.route))))
        }
        request.goal = .transition(transition)
        proceed(request)
    }

    /// Nil where there is nothing to change.
    private func change(for request: NaiveRequest) throws(RoutingError) -> NaiveChange? {
        var next = state
        var finished: [Int: RouteParameters] = [:]
        var isWhole = false
        switch request.goal {
        case .transition(let transition):
            guard try next.apply(transition, &finished) else { return nil }
        case .travel(let index) where index == self.index: return nil
        case .travel(let index): next = history[index]
        case .past(let past): next = past
        case .restored(let saved):
            next = saved.renumbered(from: state.nextID)
            isWhole = true
        }
        next.revision = max(next.revision, state.revision) + 1
        next.nextID = max(next.nextID, state.nextID)
        var change = NaiveChange(from: state, to: next, whole: isWhole)
        change.finished = finished
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
        for flow in change.ended where flow.hasCoordinator {
            do throws(RouteParametersError) {
                _ = try result(of: flow, change)
            } catch {
                throw .invalidParameters(flow.destination.route, error)
            }
        }
    }

    private func checkFlow(_ flow: NaiveFlow) throws(RoutingError) {
        if flow.slot == .root || flow.isModal || flow.hasCoordinator { return }
        let known = WalkFlows.listed(WalkFlows.children)
        throw .unknownRoute(flow.destination.route, known: known)
    }

    /// Where a screen is presented, a flow could be too.
    private func checkScreen(_ route: RouteName, _ isPresented: Bool) throws(RoutingError) {
        if WalkFlows.screens.contains(route) { return }
        let known = WalkFlows.screens + (isPresented ? WalkFlows.children : [])
        throw .unknownRoute(route, known: WalkFlows.listed(known))
    }

    func result(
        of flow: NaiveFlow, _ change: NaiveChange
    ) throws(RouteParametersError) -> FlowResult<Harvest> {
        guard let parameters = change.finished[flow.id] else { return .cancelled }
        return .finished(try parameters.decode(Harvest.self, for: flow.destination.route))
    }

    private func checks(of change: NaiveChange, _ request: NaiveRequest) -> [NaiveCheck] {
        let left = change.left.filter { $0.id != request.decider }.map(\.destination)
        let begun = change.coordinators.map(\.destination)
        let entered = change.entered.map(\.destination)
        return pick(left, now: WalkFlows.kept, later: WalkFlows.slowlyKept)
            + pick(begun, now: WalkFlows.tour, later: nil)
            + pick(entered, now: WalkFlows.checked, later: WalkFlows.slow)
    }

    private func pick(_ places: [Destination], now: RouteName, later: RouteName?) -> [NaiveCheck] {
        places.filter { $0.route == now || $0.route == later }
            .map { NaiveCheck(destination: $0, isSlow: $0.route == later) }
    }

    private func finish(_ request: NaiveRequest, _ change: NaiveChange) {
        if change.entered.contains(where: { $0.route == WalkFlows.broken }) {
            let reason = Breakage().description
            return answer(request, .refused(.couldNotMake(WalkFlows.broken, because: reason)))
        }
        commit(change, request)
        arrive(request, change)
    }
}
