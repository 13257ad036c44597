import Binding
import WaylineRouting

/// The decision of a request whose turn has come.
extension RequestProcessor {
    /// Sets the goal of a request whose turn has come. Returns false if it comes too late.
    func decide(_ request: NavigationRequest) throws(RoutingError) -> Bool {
        if request.answer != nil { return request.paused?.isCurrent ?? true }
        if request.goal != nil {
            return request.isMade(for: tree.state.revision) && isTimely(request)
        }
        request.start = recorder.time
        guard request.isMade(for: tree.state.revision) else { return false }
        request.goal = try goal(of: request)
        return request.goal != nil
    }

    /// Returns false if a postponed request takes away what was on top, and that is no longer on
    /// top, or if it goes back to a state from before a restore, whose flows are gone.
    func isTimely(_ request: NavigationRequest) -> Bool {
        if case .place(let state, _) = request.goal, state.root.id != tree.state.root.id {
            return false
        }
        return request.origin == tree.top.entry || request.decision?.takesAway != true
    }

    /// Asks the routers, or what else decides. Returns nil if the request comes too late.
    private func goal(
        of request: NavigationRequest
    ) throws(RoutingError) -> NavigationRequest.Goal? {
        switch request.kind {
        case .route(let route, let screen):
            guard tree.topScreen.contains(screen), !tree.top.hasAlert else { return nil }
            noteDecider(screen, route, for: request)
            return .transition(try screen.decide(route, in: RouteContext(tree.state)))
        case .topRoute(let route):
            if tree.top.hasAlert { return nil }
            noteDecider(nil, route, for: request)
            return .transition(try tree.topScreen.decide(route, in: RouteContext(tree.state)))
        case .answer(let title): return .transition(try decide(request, by: title))
        case .transition(let transition, let connection):
            return connection.handler === self ? .transition(transition) : nil
        case .followUp(let transition, let flow):
            return tree.topFlow.id == flow ? .transition(transition) : nil
        case .plain(.dismiss) where tree.question != nil, .back where tree.question != nil:
            guards.question.end(.dismissed)
            return .transition(.stay)
        case .plain(let transition): return .transition(transition)
        case .link(let text): return .transition(try links.target(of: text))
        case .back: return .transition(tree.top.hasAlert ? .dismiss : .pop)
        case .restore(let state, let restoration): return .restored(state, restoration)
        case .makeAgain(let restoration): return makeAgain(restoration)
        case .quit: return .end
        case .revived: return nil
        case .leadAway(let condition): return leadAway(request, by: condition)
        }
    }

    private func noteDecider(
        _ screen: (any Screen)?, _ route: RouteName, for request: NavigationRequest
    ) {
        request.decider = tree.top.entry
        noteRouter(of: screen, route, for: request)
    }

    private func makeAgain(_ restoration: Restoration) -> NavigationRequest.Goal {
        restoration.keepDrafts(of: tree.screens.map { $0.node })
        return .place(tree.state, restoration)
    }

    /// Decides by the answer to the alert, and ends the question that it answers.
    private func decide(
        _ request: NavigationRequest, by title: String
    ) throws(RoutingError) -> Transition {
        request.decider = tree.top.entry
        let answer = try tree.answer(title)
        if recorder.isObserved { request.note { $0.answer = title } }
        if let route = answer.route { noteRouter(of: nil, route, for: request) }
        let transition = try tree.decide(answer)
        guards.question.end(.answered(answer))
        return transition
    }

    /// Returns nil if the place has left, or if the condition holds again.
    private func leadAway(
        _ request: NavigationRequest, by condition: BrokenCondition
    ) -> NavigationRequest.Goal? {
        guard let id = condition.place.id, tree.contains(id), !condition.source.value else {
            return nil
        }
        // Only the way out is sure to have an end.
        let verdict = (queue.isRunaway ? condition.leaving : condition).otherwise
        request.answer = GuardAnswer(verdict: verdict, place: condition.place)
        return .place(tree.state, nil)
    }
}

extension RequestProcessor {
    /// Settles a request to quit, which the guards allow. The state stays, so that it can be saved.
    func mayQuit(_ request: NavigationRequest) -> NavigationAttempt {
        tree.drafts.discarded = request.agreed
        return recorder.settle(request, .committed(revision: tree.state.revision), tree)
    }

    /// Leads out of the place whose condition no longer holds, before a guard on the way on is
    /// asked.
    func leaveFirst(_ request: NavigationRequest) throws(RoutingError) {
        try request.withoutDetour { () throws(RoutingError) in
            guard let change = try tree.plan(request) else { return }
            change.noteFirstScreens()
            guard try tree.makeScreens(of: change, for: request) else { return }
            commit(change, request)
            notify(change, request)
            if findsLeaks { change.watchForLeaks(leakWatch) }
            recorder.record(request, .committed(revision: change.state.revision), tree)
        }
    }

    /// Notes which router is asked for `route`: that of `screen`, or of the part of the top screen
    /// that knows the route.
    private func noteRouter(
        of screen: (any Screen)?, _ route: RouteName, for request: NavigationRequest
    ) {
        guard recorder.isObserved else { return }
        let top = tree.topScreen
        request.asked = AskedScreen(plan: top.plan)
        if top.members.isEmpty { return }
        let router = (screen ?? top.part(for: route)).router
        request.note { $0.router = router }
    }
}

extension ScreenNode {
    /// Returns the part that knows `route`, or else the screen itself.
    fileprivate func part(for route: RouteName) -> any Screen {
        for part in parts where part.router.routeNames.contains(route) { return part }
        return screen
    }
}

extension Screen {
    fileprivate var router: any Router.Type { Routes.self }
}

extension NavigationRequest {
    convenience init(_ intent: UserIntent) {
        switch intent {
        case .perform(let route): self.init(.topRoute(route), cause: .user)
        case .back: self.init(.back, cause: .user, leaving: .back)
        case .backTo(let entry): self.init(.plain(.popTo(entry)), cause: .user, leaving: .back)
        case .dismiss: self.init(.plain(.dismiss), cause: .user, leaving: .back)
        case .select(let tab): self.init(.plain(.select(name: tab)), cause: .user)
        case .answer(let title): self.init(.answer(title), cause: .user)
        case .open(let link): self.init(.link(link), cause: .link, leaving: .link)
        }
    }
}
