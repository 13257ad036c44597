import WaylineRouting

/// The requests of screens and coordinators.
extension RequestProcessor: RequestHandler {
    var revision: Int { tree.state.revision }

    func perform(
        _ route: RouteName, from screen: any Screen, ifStill revision: Int?
    ) -> NavigationAttempt {
        if Connection.ignoresRequests { return NavigationAttempt(.superseded) }
        return submit(
            NavigationRequest(.route(route, from: screen), cause: .user, revision: revision))
    }

    func go(
        _ transition: Transition, by connection: Connection, ifStill revision: Int?,
        leaving departure: Departure
    ) -> NavigationAttempt {
        if Connection.ignoresRequests { return NavigationAttempt(.superseded) }
        return submit(
            NavigationRequest(
                .transition(transition, by: connection), cause: .code, revision: revision,
                leaving: departure))
    }

    func leadAway(_ condition: BrokenCondition) {
        _ = submit(
            NavigationRequest(.leadAway(condition), cause: .code, leaving: .session, isCut: true))
    }

    /// Closes a tab that is no longer shown, unless it is at its beginning and was not seen.
    func closeTab(_ tab: TabPlace) {
        if let screen = tree.putOffScreen(of: tab) { return screen.forgetDraft() }
        leadAway(BrokenCondition(source: tab.source, otherwise: .allow, place: tab.place).leaving)
    }

    /// Removes an entry or a flow if one of its conditions no longer holds.
    func leave(_ id: Int) {
        for condition in brokenConditions(of: id) { leadAway(condition.leaving) }
    }

    /// Cancels the removal of a place if all its conditions hold again.
    func stay(at place: GuardedPlace) {
        guard guards.areWaitedFor, let id = place.id, brokenConditions(of: id).isEmpty
        else { return }
        guards.giveUpLeading(outOf: id)
    }

    private func brokenConditions(of id: Int) -> [BrokenCondition] {
        if let screen = tree.screens[id] { return screen.brokenConditions }
        guard let flow = tree.flows[id], flow.id == id else { return [] }
        return flow.brokenConditions
    }

    func ask(_ question: Alert, from screen: any Screen) async -> Alert.Action? {
        guard canAsk(screen) else { return nil }
        let pending = PendingAnswer(pendingTasks)
        guards.question.ask(question) { end in
            if case .answered(let answer) = end { pending.end(answer) } else { pending.end(nil) }
        }
        return await withTaskCancellationHandler {
            await pending.answer
        } onCancel: {
            Task { @MainActor in
                if pending.isOpen { guards.question.end(.cancelled) }
            }
        }
    }

    func adopt(_ child: any Screen, at entry: Int) {
        guard let node = tree.screens[entry] else { return }
        let count = node.members.count
        node.adopt(child, self)
        // One that is adopted earlier starts with the screen.
        guard node.hasStarted else { return }
        run {
            node.startMembers(from: count)
        }
    }

    /// Returns whether the screen can ask the user: it is the user's screen or one of its child
    /// screens, and no alert is above it.
    func canAsk(_ screen: any Screen) -> Bool {
        switch phase {
        case .ending, .ended: false
        case .idle, .running: tree.topScreen.contains(screen) && !tree.top.hasAlert
        }
    }
}
