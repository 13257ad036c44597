import WaylineRouting

/// The ways on from a place that a guard does not allow.
extension GuardChecks {
    /// Returns whether the place that the request leads out of is still there, and what lies below
    /// can be shown. All guards of screens that are left have been asked before one of a screen
    /// that is entered.
    func leavesFirst(_ request: NavigationRequest, _ change: Change, _ next: GuardedPlace) -> Bool {
        guard next.leaving == nil, request.detour != nil, let id = request.ledAwayFrom,
            tree.contains(id), request.goal?.state?.contains(id) == false
        else { return false }
        return change.entered.allSatisfy {
            $0.isFirstOfApp || $0.entry.id >= request.firstOfDetour
        }
    }

    /// Refuses the request; of one that is cut, only the place.
    func refuse(
        _ request: NavigationRequest, _ error: RoutingError, _ place: GuardedPlace, _ change: Change
    ) -> Result {
        if request.isCut, let rest = change.rest(without: place) {
            if isThere(rest, request, error) {
                return .stopped(recorder.settle(request, .refused(error), tree))
            }
            request.omissions?.omit(place.route, because: error)
            if !request.leaveOut(place) { request.cut(to: rest) }
            return .redirected
        }
        if place.leaving == nil, request.giveWay(in: tree.state) { return .redirected }
        return .stopped(recorder.settle(request, .refused(error), tree))
    }

    /// Returns whether the rest is there already. The user may have moved on in it.
    private func isThere(
        _ rest: NavigationState, _ request: NavigationRequest, _ error: RoutingError
    ) -> Bool {
        if case .calledOff = error { return tree.contains(rest.activeFlow.id) }
        return request.ledAwayFrom != nil && rest.root == tree.state.root
    }

    /// Leads a request that is cut to the place below and from there to `transition`. Returns nil
    /// for any other request.
    func lead(
        _ request: NavigationRequest, to transition: Transition, waits: Bool,
        from place: GuardedPlace, _ change: Change
    ) -> Result? {
        guard request.isCut, let rest = change.rest(without: place) else { return nil }
        let brought = request.ledAwayFrom == nil ? nil : brought(by: transition)
        let isWaitedFor = waits && brought?.contains(where: rest.contains) == true
        let isHidden = request.ledAwayFrom.map { !tree.state.shows($0) } ?? false
        let begins =
            !isHidden && (transition.isFromAnywhere || change.isOnTop(place.flow, in: rest))
        if request.leaveOut(place) {
            // The postponed goal still contains the place.
            if request.postponed != nil { return .redirected }
        } else if isWaitedFor || !begins {
            request.cut(to: rest)
        } else {
            if waits {
                let place = placeAfter(brought, place, change) ?? request.place(change.state)
                request.postpone(until: transition, as: place, tree)
            }
            return redirect(request, to: transition, from: place, over: rest)
        }
        request.omissions?.omit(place.route, because: .guarded(place.route, because: ""))
        return .redirected
    }

    /// Returns the place to go on with after the login, if the login leaves together with `place`:
    /// the place that waited for the login, or else the current place without the login.
    private func placeAfter(
        _ brought: [Int]?, _ place: GuardedPlace, _ change: Change
    ) -> NavigationRequest.Goal? {
        guard let brought, let goal = postponed?.request.goal else { return nil }
        if let id = place.id, case .place(let whole, _) = goal, whole.contains(id) { return goal }
        return .place(brought.reduce(change.state) { $0.cutting($1) ?? $0 }, nil)
    }

    /// Returns the state from which a guard's transition begins: the flow that declares its routes
    /// is not the one that the user is in. Returns nil if it is, or if it cannot be on top.
    func base(
        of transition: Transition, from place: GuardedPlace, _ change: Change
    ) -> NavigationState? {
        if place.flow === tree.topFlow || transition.isFromAnywhere { return nil }
        guard let rest = change.rest(without: place), change.isOnTop(place.flow, in: rest)
        else { return nil }
        return rest
    }

    func redirect(
        _ request: NavigationRequest, to transition: Transition, from place: GuardedPlace,
        over base: NavigationState?
    ) -> Result {
        if let error = request.redirect(to: transition, from: place.destination, over: base) {
            if request.giveWay(in: tree.state) { return .redirected }
            return .stopped(recorder.settle(request, .refused(error), tree))
        }
        return .redirected
    }
}
