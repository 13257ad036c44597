import WaylineRouting

/// The state as others see it and as it is saved, with the changes that wait.
extension RequestProcessor {
    /// The navigation state, with what is pending.
    var state: NavigationState {
        if !guards.areWaitedFor, arrival == nil, restored == nil { return tree.state }
        var state = tree.state
        state.pending = waiting.map(\.pending)
        return state
    }

    /// The part of the state that the user sees.
    var scene: Scene {
        let screens = tree.state.shownFlows.compactMap { tree.screens[$0.stack.top.id]?.screen }
        return Scene(
            state: state, screens: screens, screen: tree.topScreen.screen, question: tree.question,
            alertNumber: tree.alertNumber)
    }

    /// The state and the drafts of the screens, also of those that come back.
    var saved: SavedNavigation {
        var (state, drafts) = (tree.state, [Int: RouteValue]())
        for waiting in waiting.distinct(after: state) {
            state.pending.append(waiting.pending)
            drafts.merge(waiting.drafts) { first, _ in first }
        }
        return SavedNavigation(
            state, drafts.merging(tree.drafts.collect(from: tree.screens)) { $1 })
    }

    /// The requests that wait, as values, also the one whose change is being made.
    private var waiting: [WaitingNavigation] {
        var waiting = guards.waiting
        if let arrival {
            let rest = arrival.request.rest(
                until: brought(by: arrival.change, arrival.request), tree)
            waiting += [rest, arrival.request.follower?.waiting(tree)].compactMap(\.self)
        }
        if let restored {
            waiting += restored.pending.map {
                WaitingNavigation(pending: $0, drafts: restored.drafts)
            }
        }
        return waiting.suffix(PendingNavigation.limit)
    }

    /// Returns the numbers of what a change has brought that comes first, and of the main flow that
    /// it leads to.
    func brought(by change: Change, _ request: NavigationRequest) -> [Int] {
        let main = request.postponed.flatMap { tree.mainFlow(enteredBy: $0.first) }
        return change.brought.filter { $0 >= request.firstOfDetour } + [main].compactMap(\.self)
    }

    /// Goes on with what was pending in a state that is restored, when its request is carried out.
    func endArrival() {
        if arrival != nil { arrival = nil }
        if let restoration = restored {
            restored = nil
            revive(restoration)
        }
    }

    /// Goes on with what was pending in a saved state, now that this is restored.
    private func revive(_ restoration: Restoration) {
        var place: NavigationRequest?
        for pending in restoration.takePending() {
            let request = NavigationRequest(pending, restoration, at: tree.state.revision)
            request.start = recorder.time
            let brought = pending.waitsFor.filter(tree.contains)
            if let first = pending.first.last, !brought.isEmpty {
                _ = guards.wait(request, after: first, until: brought)
            } else {
                if !pending.waitsFor.isEmpty { request.forgetLastWait() }
                goOn(request, pending, behind: place)
            }
            if pending.isCut { place = request }
        }
    }

    /// Goes on with a revived request in its turn. A link whose login was over has followed
    /// `place`.
    private func goOn(
        _ request: NavigationRequest, _ pending: PendingNavigation, behind place: NavigationRequest?
    ) {
        if pending.cause == .link, !pending.waitsFor.isEmpty, let place,
            place.pending?.outcome == nil
        {
            let outcome = place.makePending(pendingTasks)
            _ = guards.wait(request, behind: outcome, until: pending.waitsFor)
        } else {
            queue.append(request)
        }
    }
}

extension [WaitingNavigation] {
    /// Gives the entries and flows of saved states numbers that nothing else has, neither in
    /// `state` nor in what is pending.
    fileprivate func distinct(after state: NavigationState) -> [WaitingNavigation] {
        var next = state.nextID
        for waiting in self {
            if case .place(let place) = waiting.pending.goal {
                next = Swift.max(next, place.nextID)
            }
        }
        return map { waiting in
            guard case .saved(let saved) = waiting.pending.goal else { return waiting }
            var renumbering = Renumbering(from: next, drafts: waiting.drafts)
            var new = waiting
            new.pending.goal = .saved(renumbering.renumbered(saved))
            new.drafts = renumbering.drafts
            next = renumbering.next
            return new
        }
    }
}
