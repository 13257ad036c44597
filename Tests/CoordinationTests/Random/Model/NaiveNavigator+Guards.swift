import Coordination
import WaylineRouting

extension NaiveNavigator {
    func proceed(_ request: NaiveRequest) {
        var request = request
        if case .saved(let saved, let pending) = request.goal {
            var renumbering = NaiveRenumbering(from: state.nextID)
            var new = renumbering.renumbered(saved)
            let waiting = pending.map { renumbering.renumbered($0) }
            new.nextID = renumbering.next
            request.goal = .restored(new, waiting)
        }
        do throws(RoutingError) {
            guard let change = try change(for: request) else {
                let entered = flowEntered(by: request.purpose?.detour)
                return entered.isEmpty
                    ? settle(request, .stayed(because: request.reason))
                    : wait(request, until: entered)
            }
            cross(request, change, checks(of: change, request))
        } catch {
            fail(request, error)
        }
    }

    /// Refuses what is impossible, but leads out of a place whose condition no longer holds.
    private func fail(_ request: NaiveRequest, _ error: RoutingError) {
        if let rest = request.givingWay(in: state) {
            proceed(rest)
        } else {
            answer(request, .refused(error))
        }
    }

    func cross(_ request: NaiveRequest, _ change: NaiveChange, _ checks: [NaiveCheck]) {
        guard let check = checks.first else { return finish(request, change) }
        let rest = Array(checks.dropFirst())
        if check.isSlow, leavesFirst(request, change, check) { return proceed(request) }
        if check.isSlow {
            let suspension = NaiveSuspension(
                guardNumber: asked, request: request, change: change, check: check, rest: rest)
            suspensions.append(suspension)
            asked += 1
        } else {
            handle(verdict(on: check.destination.route), check, request, change, rest)
        }
    }

    func handle(
        _ verdict: Verdict, _ check: NaiveCheck, _ request: NaiveRequest, _ change: NaiveChange,
        _ rest: [NaiveCheck]
    ) {
        let route = check.destination.route
        switch verdict {
        case .allow: cross(request, change, rest)
        case .ask(let alert):
            endQuestion(.superseded)
            question = NaiveQuestion(
                alert: alert, request: request, change: change, check: check, rest: rest)
        case .refuse(let reason):
            refuse(request, .guarded(route, because: reason), check, change)
        case .after(let transition) where request.detours.contains(transition):
            refuse(request, .calledOff(route), check, change)
        case .after(let transition): postpone(request, until: transition, check, change)
        case .redirect(let transition):
            if lead(request, to: transition, waits: false, from: check, change) { return }
            lead(
                request, to: transition, from: check.destination,
                over: base(of: transition, check, change))
        }
    }

    private func postpone(
        _ request: NaiveRequest, until transition: Transition, _ check: NaiveCheck,
        _ change: NaiveChange
    ) {
        if lead(request, to: transition, waits: true, from: check, change) { return }
        let base = base(of: transition, check, change)
        let isPlace = request.way != nil || base != nil && request.cause != .link
        let goal = isPlace ? .past(change.state) : lasting(request.goal)
        let waiting = waiting(request, for: transition, goal)
        if request.purpose == nil, let detour, detour.way == transition {
            return wait(waiting, until: detour.brought)
        }
        lead(waiting, to: transition, from: check.destination, over: base)
    }

    private func refuse(
        _ request: NaiveRequest, _ error: RoutingError, _ check: NaiveCheck, _ change: NaiveChange
    ) {
        guard request.isCut, let remains = remains(of: change, without: check) else {
            if check.leaving == nil, let rest = request.givingWay(in: state) {
                return proceed(rest)
            }
            return settle(request, .refused(error))
        }
        if request.ledAwayFrom != nil, remains.rows == state.rows {
            return settle(request, .refused(error))
        }
        if case .calledOff = error, state.ids.contains(remains.active.id) {
            return settle(request, .refused(error))
        }
        omit(check, request)
        proceed(request.leavingOut(check) ?? request.cut(to: remains))
    }

    /// Leads a restored state to what lies below the place, and on from there.
    private func lead(
        _ request: NaiveRequest, to transition: Transition, waits: Bool, from check: NaiveCheck,
        _ change: NaiveChange
    ) -> Bool {
        guard request.isCut, let remains = remains(of: change, without: check) else {
            return false
        }
        let isKnown = request.ledAwayFrom != nil && detour?.way == transition
        let brought = isKnown ? detour?.brought : nil
        let isWaitedFor = waits && brought.map { !remains.ids.isDisjoint(with: $0) } == true
        if let rest = request.leavingOut(check) {
            if request.purpose == nil { omit(check, request) }
            proceed(rest)
        } else if !isHidden(request), !isWaitedFor,
            isFromAnywhere(transition) || isOnTop(check, in: remains)
        {
            let place = brought.map { placeAfter($0, check, change) } ?? .past(change.state)
            let request = waits ? waiting(request, for: transition, place) : request
            lead(request, to: transition, from: check.destination, over: remains)
        } else {
            omit(check, request)
            proceed(request.cut(to: remains))
        }
        return true
    }

    /// The place that a request comes back to, with which what has been brought is left: that of
    /// the request that waits for it, or what there is without it.
    private func placeAfter(
        _ brought: [Int], _ check: NaiveCheck, _ change: NaiveChange
    ) -> NaiveRequest.Goal {
        if case .past(let place)? = detour?.request.goal, let id = check.place?.id,
            place.ids.contains(id)
        {
            return .past(place)
        }
        var rest = change.state
        for id in brought where rest.ids.contains(id) {
            rest = rest.cutting(id, beginsAgain: false) ?? rest
        }
        return .past(rest)
    }

    private func isOnTop(_ check: NaiveCheck, in state: NaiveState) -> Bool {
        check.place?.owner == state.ownerID(of: state.active)
    }

    private func remains(of change: NaiveChange, without check: NaiveCheck) -> NaiveState? {
        check.place.flatMap { change.state.cutting($0.id) }
    }

    /// The state in which a guard's transition begins, if its flow is not the one that the user is
    /// in.
    private func base(
        of transition: Transition, _ check: NaiveCheck, _ change: NaiveChange
    ) -> NaiveState? {
        if isFromAnywhere(transition) { return nil }
        if let place = check.place, place.owner == state.ownerID(of: state.active),
            !change.isWhole
        {
            return nil
        }
        let remains = remains(of: change, without: check)
        return remains.flatMap { isOnTop(check, in: $0) ? $0 : nil }
    }

    /// The numbers of a saved state may have been given by the time that it is gone to.
    private func lasting(_ goal: NaiveRequest.Goal) -> NaiveRequest.Goal {
        switch goal {
        case .restored(let saved, let pending): .saved(saved, pending)
        case .transition, .past, .saved: goal
        }
    }

    private func isFromAnywhere(_ transition: Transition) -> Bool {
        switch transition {
        case .unwind, .show(_, by: .enter): true
        case .sequence(let parts): parts.first.map(isFromAnywhere) ?? false
        default: false
        }
    }

    private func lead(
        _ request: NaiveRequest, to transition: Transition, from place: PlaceStep,
        over base: NaiveState?
    ) {
        var request = request
        let isCircle = request.trail.contains(place)
        request.trail.append(place)
        if isCircle, let rest = request.givingWay(in: state) { return proceed(rest) }
        if isCircle {
            return settle(request, .refused(.redirectLoop(request.trail.map(\.route))))
        }
        request.way = base == nil ? nil : transition
        if let base, case .restored(_, let pending) = request.goal {
            request.goal = .restored(base, pending)
        } else {
            request.goal = base.map { .past($0) } ?? .transition(transition)
        }
        proceed(request)
    }

    /// Nil where there is nothing to change.
    func change(for request: NaiveRequest) throws(RoutingError) -> NaiveChange? {
        var next = state
        var finished: [Int: FlowOutput] = [:]
        var isWhole = false
        switch request.goal {
        case .transition(let transition):
            guard try next.apply(transition, &finished) else { return nil }
        case .past(let past): next = past
        case .saved(let saved, _), .restored(let saved, _):
            next = saved
            isWhole = true
        }
        next.revision = max(next.revision, state.revision) + 1
        next.nextID = max(next.nextID, state.nextID)
        if let way = request.way, try next.apply(way, &finished) { next.revision += 1 }
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
        guard let output = change.finished[flow.id] else { return .cancelled }
        return .finished(try output.read(as: Harvest.self, of: flow.destination.route))
    }

    func departure(
        of entry: NaiveEntry, _ change: NaiveChange, _ request: NaiveRequest
    ) -> Departure {
        if entry.id == request.decider { return .ownRoute }
        let flow = state.flow(with: entry.id).id
        return change.finished[flow].map { $0.isEmpty ? .finish : .result } ?? request.departure
    }

    private func finish(_ request: NaiveRequest, _ change: NaiveChange) {
        if change.entered.contains(where: { $0.route == WalkFlows.broken }) {
            let reason = Breakage().description
            return fail(request, .couldNotMake(WalkFlows.broken, because: reason))
        }
        commit(change, request)
        arrive(request, change)
    }
}
