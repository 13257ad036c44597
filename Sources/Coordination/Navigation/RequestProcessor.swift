import Binding
import WaylineRouting

/// Carries out requests, one after the other.
@MainActor
final class RequestProcessor {
    enum Phase {
        case idle

        /// In the middle of a run: requests wait.
        case running

        /// In the middle of the last run, whose other requests are superseded.
        case ending

        /// All requests are superseded.
        case ended
    }

    let faults = Signal<RoutingError>()
    let remarks = Signal<String>()

    let pendingTasks: PendingTasks
    let tree: NavigationTree
    let recorder: EventRecorder
    let leakWatch: LeakWatch
    let links: LinkTable<Transition>?
    let findsLeaks: Bool
    let language: @MainActor () -> String?
    @exclusivity(unchecked) private(set) var phase = Phase.running
    @exclusivity(unchecked) var queue: RequestQueue
    let guards: GuardChecks

    /// True if the flows end now and continue in the next run of the app.
    private var flowsGoOn = false
    @exclusivity(unchecked) private var frontEnds = AttachedFrontEnds()

    /// The request whose change is being made, and whose rest waits.
    @exclusivity(unchecked) var arrival: (request: NavigationRequest, change: Change)?

    /// The saved state that is being restored, whose pending changes go on after that.
    @exclusivity(unchecked) var restored: Restoration?

    /// The connection of the root coordinator. It is never replaced.
    @exclusivity(unchecked) private var rootConnection: Connection?

    init(
        _ tree: NavigationTree, _ recorder: EventRecorder, _ leakWatch: LeakWatch,
        _ pendingTasks: PendingTasks, _ links: LinkTable<Transition>?, _ settings: NavigatorSettings
    ) {
        self.tree = tree
        self.recorder = recorder
        self.leakWatch = leakWatch
        self.pendingTasks = pendingTasks
        self.links = links
        findsLeaks = settings.findsLeaks
        language = settings.language
        queue = RequestQueue(limit: settings.runLimit)
        guards = GuardChecks(tree, recorder, pendingTasks)
        guards.onAnswer = { [unowned self] in _ = submit($0) }
        guards.onGivenUp = { [unowned self] in leave($0) }
        guards.question.onChange = { [unowned self] in showQuestion() }
    }

    /// Makes the first screens of the flow of `root`, and carries out what they ask for.
    func begin(_ root: some Coordinator, _ plan: FlowPlan) throws(RoutingError) {
        rootConnection = .connect(root, to: self)
        do throws(MakingError) {
            let change = try Change(from: tree, replacingAllBy: tree.state, plan, root)
            change.noteFirstScreens()
            for node in change.entered where !node.isPutOff { try node.makeScreen() }
            root.start()
            commit(change, nil)
            notify(change, nil)
        } catch {
            rootConnection?.end()
            throw error.error
        }
        finishRun()
    }

    /// Carries out `request` and all that it causes. During a run, `request` waits for its turn.
    func submit(_ request: NavigationRequest) -> NavigationAttempt {
        switch phase {
        case .ending, .ended:
            request.pending?.settle(.superseded)
            return NavigationAttempt(.superseded)
        case .running: return enqueue(request)
        case .idle:
            phase = .running
            let attempt = carryOut(request)
            finishRun()
            return attempt
        }
    }

    func attach(_ frontEnd: any FrontEnd) {
        if phase == .ended { return }
        frontEnds.add(frontEnd)
        run { frontEnd.show(scene) }
    }

    private func showQuestion() {
        if frontEnds.isEmpty || phase == .ended { return }
        run { frontEnds.show(scene) }
    }

    /// Ends all flows, right after the change that is being made. Their results are not passed on
    /// if the flows `goOn` in the next run.
    func end(flowsGoOn goOn: Bool = false) {
        switch phase {
        case .idle:
            flowsGoOn = goOn
            phase = .ended
            leaveAll()
            leakWatch.scheduleLook()
        case .running:
            flowsGoOn = goOn
            phase = .ending
        case .ending, .ended: break
        }
    }
}

/// The steps of a change.
extension RequestProcessor {
    /// Carries out one request. Each change of the navigation state takes these steps, in this
    /// order.
    private func carryOut(_ request: NavigationRequest) -> NavigationAttempt {
        queue.noteStart(of: request)
        defer { endArrival() }
        do throws(RoutingError) {
            guard try decide(request) else { return recorder.settle(request, .superseded, tree) }
            while true {
                guard let change = try prepare(request) else { return stay(request) }
                switch guards.ask(change, for: request) {
                case .allowed: break
                case .redirected: continue
                case .leavesFirst:
                    try leaveFirst(request)
                    continue
                case .stopped(let attempt): return attempt
                }
                if case .end = request.goal { return mayQuit(request) }
                guard try tree.makeScreens(of: change, for: request) else { continue }
                commit(change, request)
                notify(change, request)
                if findsLeaks { change.watchForLeaks(leakWatch) }
                if let attempt = finish(request, change) { return attempt }
            }
        } catch {
            if request.giveWay(in: tree.state) {
                faults.send(error)
                return carryOut(request)
            }
            return refuse(request, error)
        }
    }

    /// Returns the change that leads to the goal, with the guards to ask; nil if there is nothing
    /// to change.
    private func prepare(_ request: NavigationRequest) throws(RoutingError) -> Change? {
        if let paused = request.paused.take() { return paused }
        guard let change = try tree.plan(request) else { return nil }
        if request.isCut { change.noteFirstScreens() }
        if request.makesAllAgain { change.keepFirstScreens() }
        change.guardChecks = change.guards(for: request)
        return change
    }

    /// Changes the state. Requests that wait for a guard come too late from now on.
    func commit(_ change: Change, _ request: NavigationRequest?) {
        if guards.postponed != nil { guards.keepDrafts(of: change.left) }
        if let request, request.postponed != nil {
            request.keepDrafts(of: change.left)
            arrival = (request, change)
        }
        tree.commit(change, request)
        pendingTasks.work.noteNavigation()
        guards.supersedeAsked()
        if case .restored = request?.goal {
            restored = request?.restoration
            guards.supersedePostponed()
        }
    }

    /// Notifies the screens and coordinators that leave, enter, or are covered or uncovered, those
    /// that get the results of flows that have ended, and the front ends.
    func notify(_ change: Change, _ request: NavigationRequest?) {
        change.leave()
        change.enter(self)
        let answers = request?.makesAllAgain == true ? [] : change.passOnResults()
        let namesItsPlace = request?.cause.namesItsPlace == true || request?.ledAwayFrom != nil
        if !answers.isEmpty, !namesItsPlace { queue.putFirst(answers) }
        if !frontEnds.isEmpty { frontEnds.show(scene) }
        guard let ready = guards.takeReady() else { return }
        // A link names its place, and so does not lead back to what has waited. A request for which
        // the same is shown again takes the place of the one that has waited.
        if request?.cause == .link || request?.postponed?.first == ready.waitedFor.last {
            _ = recorder.settle(ready, .superseded, tree)
        } else {
            queue.append(ready)
        }
    }

    /// Settles a request whose change is made. If that was a change to come first, e.g. a login,
    /// the request continues after it; returns nil if it continues now.
    private func finish(_ request: NavigationRequest, _ change: Change) -> NavigationAttempt? {
        let outcome = Outcome.committed(revision: change.state.revision)
        guard let postponed = request.postponed else {
            return recorder.settle(request, outcome, tree)
        }
        recorder.record(request, outcome, tree)
        let brought = brought(by: change, request)
        if !brought.isEmpty {
            return guards.wait(request, after: postponed.first, until: brought)
        }
        arrival = nil
        request.resumePostponed()
        return isTimely(request) ? nil : recorder.settle(request, .superseded, tree)
    }

    /// Settles a request that changes nothing, unless it waits for the main flow that is entered
    /// already.
    private func stay(_ request: NavigationRequest) -> NavigationAttempt {
        if let first = request.postponed?.first, let main = tree.mainFlow(enteredBy: first) {
            return guards.wait(request, after: first, until: [main])
        }
        return recorder.settle(request, .stayed(because: request.decision?.reason ?? ""), tree)
    }
}

/// The run: a request, and all that it leads to.
extension RequestProcessor {
    /// Does `body`, and then all that it leads to.
    func run(_ body: () -> Void) {
        guard phase == .idle else { return body() }
        phase = .running
        body()
        finishRun()
    }

    private func enqueue(_ request: NavigationRequest) -> NavigationAttempt {
        if queue.refuses(request) {
            request.pending?.settle(.refused(queue.runaway))
            return NavigationAttempt(.refused(queue.runaway))
        }
        let pending = request.makePending(pendingTasks)
        pending.waitForTurn()
        queue.append(request)
        return NavigationAttempt(pending)
    }

    /// Carries out the requests in the queue, until it is empty or there is no end to it.
    private func finishRun() {
        if !queue.isEmpty { runQueue() }
        queue.endRun()
        let isLast = phase != .running
        phase = isLast ? .ended : .idle
        if isLast { leaveAll() }
        leakWatch.scheduleLook()
    }

    private func runQueue() {
        while let request = queue.takeFirst() {
            if let outcome = request.pending?.outcome {
                recorder.record(request, outcome, tree)
            } else if phase == .ending {
                _ = recorder.settle(request, .superseded, tree)
            } else if queue.refuses(request) {
                _ = recorder.settle(request, .refused(queue.runaway), tree)
            } else {
                request.pending?.onCancel = nil
                _ = carryOut(request)
            }
        }
    }

    /// Publishes that the request is impossible.
    private func refuse(_ request: NavigationRequest, _ error: RoutingError) -> NavigationAttempt {
        request.pending?.settle(.refused(error))
        faults.send(error)
        return NavigationAttempt(.refused(error))
    }

    /// Ends all flows. Nothing comes in their place.
    private func leaveAll() {
        guards.supersedeAsked()
        guards.supersedePostponed()
        let change = tree.endOfAll
        let root = tree.root?.coordinator
        rootConnection?.end()
        change.leave()
        if findsLeaks { change.watchForLeaks(leakWatch) }
        if !flowsGoOn { _ = change.passOnResults() }
        root?.stop()
        tree.removeAll()
        recorder.end()
    }
}
