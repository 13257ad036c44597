import Coordination

extension NaiveNavigator {
    func proceed(_ errand: NaiveErrand) {
        do throws(RoutingError) {
            guard let change = try change(for: errand) else {
                let entered = flowEntered(by: errand.purpose?.detour)
                return entered.isEmpty
                    ? settle(errand, .stayed(because: errand.reason))
                    : wait(errand, until: entered)
            }
            cross(errand, change, checks(of: change, errand))
        } catch {
            answer(errand, .refused(error))
        }
    }

    func cross(_ errand: NaiveErrand, _ change: NaiveChange, _ checks: [NaiveCheck]) {
        guard let check = checks.first else { return finish(errand, change) }
        let rest = Array(checks.dropFirst())
        if check.isSlow {
            let suspension = NaiveSuspension(
                guardNumber: asked, errand: errand, change: change, check: check, rest: rest)
            suspensions.append(suspension)
            asked += 1
        } else {
            heed(rules.verdict(on: check.destination.route), check, errand, change, rest)
        }
    }

    func heed(
        _ verdict: Verdict, _ check: NaiveCheck, _ errand: NaiveErrand, _ change: NaiveChange,
        _ rest: [NaiveCheck]
    ) {
        let route = check.destination.route
        switch verdict {
        case .allow: cross(errand, change, rest)
        case .refuse(let reason): settle(errand, .refused(.guarded(route, because: reason)))
        case .after(let transition) where errand.detours.contains(transition):
            settle(errand, .refused(.calledOff(route)))
        case .after(let transition):
            var errand = errand
            if errand.purpose != nil {
                errand.purpose?.detour = transition
            } else {
                errand.purpose = (lasting(errand.goal), state.top.id, transition)
                if let detour, detour.way == transition {
                    return wait(errand, until: detour.brought)
                }
            }
            lead(errand, to: transition, from: check.destination)
        case .redirect(let transition): lead(errand, to: transition, from: check.destination)
        }
    }

    /// A place of the history may be another's by the time that it is gone to.
    private func lasting(_ goal: NaiveErrand.Goal) -> NaiveErrand.Goal {
        if case .travel(let index) = goal { .past(history[index]) } else { goal }
    }

    private func lead(_ errand: NaiveErrand, to transition: Transition, from place: Destination) {
        var errand = errand
        let isCircle = errand.trail.contains(place)
        errand.trail.append(place)
        if isCircle {
            return settle(errand, .refused(.redirectLoop(errand.trail.map(\.route))))
        }
        errand.goal = .transition(transition)
        proceed(errand)
    }

    /// Nil where there is nothing to change.
    private func change(for errand: NaiveErrand) throws(RoutingError) -> NaiveChange? {
        var next = state
        var finished: [Int: RouteParameters] = [:]
        var isWhole = false
        switch errand.goal {
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
    private func checkScreen(_ route: RouteID, _ isPresented: Bool) throws(RoutingError) {
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

    private func checks(of change: NaiveChange, _ errand: NaiveErrand) -> [NaiveCheck] {
        let left = change.left.filter { $0.id != errand.decider }.map(\.destination)
        let begun = change.coordinators.map(\.destination)
        let entered = change.entered.map(\.destination)
        return pick(left, now: WalkFlows.kept, later: WalkFlows.slowlyKept)
            + pick(begun, now: WalkFlows.tour, later: nil)
            + pick(entered, now: WalkFlows.checked, later: WalkFlows.slow)
    }

    private func pick(_ places: [Destination], now: RouteID, later: RouteID?) -> [NaiveCheck] {
        places.filter { $0.route == now || $0.route == later }
            .map { NaiveCheck(destination: $0, isSlow: $0.route == later) }
    }

    private func finish(_ errand: NaiveErrand, _ change: NaiveChange) {
        if change.entered.contains(where: { $0.route == WalkFlows.broken }) {
            let reason = Breakage().description
            return answer(errand, .refused(.unmade(WalkFlows.broken, because: reason)))
        }
        commit(change, errand)
        arrive(errand, change)
    }
}
