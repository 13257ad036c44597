import Binding
import WaylineRouting

/// The steps of a request: decide, plan, ask, make, commit, notify. They alone change which
/// screens and flows are shown.
@MainActor
final class RequestSteps {
    let faults = Signal<RoutingError>()
    let tree: NavigationTree
    let waiting: WaitingRequests
    private let goalFinder: GoalFinder
    private let recorder: EventRecorder
    private let leakWatch: LeakWatch
    private let findsLeaks: Bool
    private let pendingTasks: PendingTasks

    init(
        _ waiting: WaitingRequests, _ recorder: EventRecorder, _ leakWatch: LeakWatch,
        _ pendingTasks: PendingTasks, _ links: LinkTable<Transition>?,
        _ settings: NavigatorSettings
    ) {
        tree = waiting.tree
        self.waiting = waiting
        self.recorder = recorder
        self.leakWatch = leakWatch
        self.pendingTasks = pendingTasks
        findsLeaks = settings.findsLeaks
        goalFinder = GoalFinder(
            tree: tree, question: waiting.question, recorder: recorder, links: links,
            instead: settings.instead)
    }

    /// Makes the first screens of the flow of `root`.
    func begin(_ root: some Coordinator, _ plan: FlowPlan) throws(MakingError) {
        let node = FlowNode(tree.state.root, plan, root)
        var change = try StateComparison.whole(tree, tree.state, node)
        change.noteFirstScreens()
        for node in change.entered where !node.isPutOff { try node.makeScreen() }
        root.start()
        tree.commit(&change)
        notify(change, nil, nil)
    }

    /// Ends all flows. Nothing comes in their place.
    func endAll(passesOnResults: Bool) {
        let change = StateComparison.endOfAll(tree)
        let notifier = Notifier(tree: tree, handler: waiting.processor)
        notifier.leave(change)
        if findsLeaks { change.watchForLeaks(leakWatch) }
        if passesOnResults { _ = notifier.passOnResults(of: change, waiting.presentations) }
        waiting.presentations.endCalls { _ in true }
    }

    /// Carries out one request.
    func carryOut(_ request: NavigationRequest) -> NavigationAttempt {
        recorder.begin(request)
        waiting.inTurn = request.ticket
        defer { waiting.inTurn = nil }
        do throws(RoutingError) {
            guard var goal = try goalFinder.goal(of: request) else {
                return waiting.settle(request, nil, .superseded)
            }
            var answer = request.answer
            while true {
                switch try prepare(goal, for: request, answer.take()) {
                case .allowed(let change): return finish(change, goal, request)
                case .otherwise(.instead(let other)): goal = other
                case .otherwise(.waits(let pending, let part, let answerer)):
                    return waiting.ask(pending, part, answerer)
                case .otherwise(.ended(let outcome)):
                    return waiting.settle(request, goal, outcome)
                }
            }
        } catch {
            defer { faults.send(error) }
            return waiting.settle(request, nil, .refused(error), isPublished: false)
        }
    }

    /// Plans the change, asks its guards, and makes its screens if all allow it.
    private func prepare(
        _ goal: NavigationGoal, for request: NavigationRequest, _ answer: GuardAnswer?
    ) throws(RoutingError) -> GuardChecks.Step {
        do throws(MakingError) {
            guard let change = try Planner.change(to: goal, tree, isCut: request.isCut) else {
                return .allowed(nil)
            }
            if change.isGuarded || request.broken != nil {
                let checks = GuardChecks(request, goal, change, tree, recorder, answer: answer)
                if let wayOn = checks.ask() { return .otherwise(wayOn) }
            }
            if !goal.isEnd { try tree.makeScreens(of: change, goal) }
            return .allowed(change)
        } catch {
            return .otherwise(.instead(try other(than: goal, after: error, request)))
        }
    }

    /// Returns the goal without a part of a saved place that cannot be made, or the way out of a
    /// part whose condition is broken.
    private func other(
        than goal: NavigationGoal, after failure: MakingError, _ request: NavigationRequest
    ) throws(RoutingError) -> NavigationGoal {
        if request.isCut, let base = goal.base, let part = failure.part, base.contains(part.id) {
            guard let rest = base.cutting(part.id, beginning: part.shape) else {
                throw failure.error
            }
            if request.cause == .restore {
                tree.drafts.restoration?.omit(part.route, because: failure.error)
            }
            return goal.to(goal.target(rest, then: goal.step), next: goal.next)
        }
        guard let out = goal.wayOut(of: request, tree) else { throw failure.error }
        faults.send(failure.error)
        return out
    }

    /// Commits the change and notifies all, unless there is no change.
    private func finish(
        _ change: consuming Change?, _ goal: NavigationGoal, _ request: NavigationRequest
    ) -> NavigationAttempt {
        if goal.isEnd { return mayQuit(request, goal) }
        guard var change, goal.base == nil || goal.makesAll || changes(change) else {
            return stay(request, goal)
        }
        let attempt = goal.hasNext ? waiting.open(request.ticket) : nil
        commit(&change, goal, request)
        notify(change, goal, request)
        if findsLeaks { change.watchForLeaks(leakWatch) }
        let outcome = Outcome.committed(revision: change.state.revision)
        guard let attempt else { return waiting.settle(request, goal, outcome) }
        recorder.record(request, goal, outcome, tree)
        return attempt
    }

    private func changes(_ change: borrowing Change) -> Bool {
        change.hasMoved || change.state.root != tree.state.root
    }

    /// Changes the state. Requests that wait for a guard come too late from now on.
    private func commit(
        _ change: inout Change, _ goal: NavigationGoal, _ request: NavigationRequest
    ) {
        if tree.nothingWaits, !goal.leadsOn, waiting.presentations.isEmpty {
            return commit(&change)
        }
        let (old, first) = (tree.state, max(tree.state.nextID, goal.nextID))
        let drafts = tree.drafts.collect(from: change.left)
        commit(&change)
        let brought = change.brought(from: first) + mainFlow(of: goal)
        let presented = waiting.presentations.note(
            change.flows?.rows.map(\.number) ?? [], of: tree.state, for: request.ticket)
        let orphans = waiting.guards.orphans(in: tree)
        waiting.change(by: request.ticket) { state in
            state.wait(presented.guarded, for: presented.flow.map { [$0] } ?? brought)
            state.supersede(
                after: old, by: request.ticket, isLink: request.cause == .link, orphans)
            if goal.saved != nil { state.pending = [] }
            if let next = goal.next {
                state.add(next.waiting(for: brought, as: request.ticket))
            } else {
                state.remove(request.ticket)
            }
            if let saved = goal.saved { state.take(saved) { waiting.queue.newTicket() } }
            state.keep(drafts.merging(goal.saved?.drafts ?? [:]) { first, _ in first })
        }
    }

    /// Changes the state, and ends the question, whose answer would come too late.
    private func commit(_ change: inout Change) {
        tree.commit(&change)
        pendingTasks.work.noteNavigation()
        waiting.question.end(.needless(.superseded))
    }

    private func mainFlow(of goal: NavigationGoal) -> [Int] {
        [goal.step.flatMap { tree.mainFlow(enteredBy: $0) }].compactMap(\.self)
    }

    /// Notifies the screens and coordinators that leave, enter, or are covered or uncovered, those
    /// that get the results of flows that have ended, and the front ends.
    private func notify(
        _ change: borrowing Change, _ goal: NavigationGoal?, _ request: NavigationRequest?
    ) {
        let processor: RequestProcessor = waiting.processor
        let notifier = Notifier(tree: tree, handler: processor)
        notifier.leave(change)
        notifier.enter(change)
        if case .again = goal?.target {
            waiting.presentations.endCalls { $0 != tree.state.root.id }
        } else {
            passOnResults(notifier.passOnResults(of: change, waiting.presentations), request)
            waiting.presentations.endCalls { !tree.contains($0) }
        }
        processor.show()
    }

    private func passOnResults(
        _ answers: [(transition: Transition, flow: Int)], _ request: NavigationRequest?
    ) {
        if answers.isEmpty || request?.namesItsPlace == true { return }
        waiting.putFirst(answers)
    }

    /// Settles a request that changes nothing, unless it waits for what is there already.
    private func stay(_ request: NavigationRequest, _ goal: NavigationGoal) -> NavigationAttempt {
        if let next = goal.next?.waiting(for: mainFlow(of: goal), as: request.ticket),
            next.until != .gone([])
        {
            waiting.change(by: request.ticket) { $0.add(next) }
            return waiting.open(request.ticket)
        }
        return waiting.settle(request, goal, .stayed(because: goal.step?.reason ?? ""))
    }

    /// Settles a request to quit, which the guards allow. The state stays, so that it can be saved.
    private func mayQuit(
        _ request: NavigationRequest, _ goal: NavigationGoal
    ) -> NavigationAttempt {
        tree.drafts.discarded = goal.agreed
        return waiting.settle(request, goal, .committed(revision: tree.state.revision))
    }
}
