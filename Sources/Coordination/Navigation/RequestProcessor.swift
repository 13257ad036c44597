import Binding
import WaylineRouting

/// Takes requests, and has them carried out one after the other.
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

    let messages = Signal<SaidMessage>()
    let undos = Signal<Void>()
    let clock: AnyScheduler
    let pendingTasks: PendingTasks
    let tree: NavigationTree
    let language: @MainActor () -> String?
    private let recorder: EventRecorder
    private let leakWatch: LeakWatch
    private let waiting: WaitingRequests
    private let steps: RequestSteps
    @exclusivity(unchecked) private var phase = Phase.running
    private var frontEnds = AttachedFrontEnds()

    /// The last message that was said, as long as a front end shows it.
    private weak var lastMessage: SaidMessage?

    /// True if the flows end now and continue in the next run of the app.
    private var flowsGoOn = false

    /// The connection of the root coordinator. It is never replaced.
    private let rootConnection = Connection()

    init(
        _ tree: NavigationTree, _ recorder: EventRecorder, _ leakWatch: LeakWatch,
        _ pendingTasks: PendingTasks, _ links: LinkTable<Transition>?, _ settings: NavigatorSettings
    ) {
        self.tree = tree
        self.recorder = recorder
        self.leakWatch = leakWatch
        self.pendingTasks = pendingTasks
        language = settings.language
        clock = settings.clock ?? .main
        waiting = WaitingRequests(tree, recorder, pendingTasks, runLimit: settings.runLimit)
        steps = RequestSteps(waiting, recorder, leakWatch, pendingTasks, links, settings)
        waiting.processor = self
    }

    /// Publishes the error of each impossible request.
    var faults: Signal<RoutingError> { steps.faults }

    /// True while an async guard is being asked, except one that awaits a result from the user.
    var isAskingGuards: Bool { waiting.isAskingGuards }

    /// True during a run if other requests wait for their turn.
    var hasRequests: Bool { waiting.queue.hasNext }

    /// Makes the first screens of the flow of `root`, and carries out what they ask for.
    func begin(_ root: some Coordinator, _ plan: FlowPlan) throws(RoutingError) {
        rootConnection.connect(root, to: self)
        do throws(MakingError) {
            try steps.begin(root, plan)
        } catch {
            rootConnection.end()
            throw error.error
        }
        finishRun()
    }
}

/// The run: a request, and all that it leads to.
extension RequestProcessor {
    @discardableResult
    func submit(
        _ wish: NavigationRequest.Wish, _ cause: NavigationCause, ifStill revision: Int? = nil,
        leaving departure: Departure = .transition
    ) -> NavigationAttempt {
        submit(waiting.queue.request(wish, cause, ifStill: revision, leaving: departure))
    }

    /// Carries out `request` and all that it causes. During a run, `request` waits for its turn.
    @discardableResult
    func submit(_ request: NavigationRequest) -> NavigationAttempt {
        switch phase {
        case .ending, .ended:
            return waiting.settle(request, nil, .superseded, isPublished: false)
        case .running: return waiting.add(request)
        case .idle:
            phase = .running
            let attempt = carryOut(request)
            finishRun()
            return attempt
        }
    }

    /// Does `body`, and then all that it leads to.
    func run(_ body: () -> Void) {
        guard phase == .idle else { return body() }
        phase = .running
        body()
        finishRun()
    }

    @discardableResult
    private func carryOut(_ request: NavigationRequest) -> NavigationAttempt {
        waiting.queue.noteStart(of: request)
        return steps.carryOut(request)
    }

    /// Carries out what waits and can go on, until there is nothing more.
    private func finishRun() {
        if !waiting.isEmpty { runQueue() }
        waiting.queue.endRun()
        let isLast = phase != .running
        phase = isLast ? .ended : .idle
        if isLast { leaveAll() }
        leakWatch.scheduleLook()
    }

    private func runQueue() {
        while let request = waiting.next() {
            if phase == .ending {
                waiting.settle(request, nil, .superseded)
            } else if waiting.queue.refuses(request) {
                waiting.settle(request, nil, .refused(waiting.queue.runaway))
            } else if waiting.queue.isRunaway, case .leave(let id, _) = request.wish {
                // Beyond the limit, the screen only leaves: its `otherwise` could go on forever.
                carryOut(
                    NavigationRequest(
                        ticket: request.ticket, wish: .leave(id, asItSays: false), cause: .code,
                        departure: .session, revision: nil))
            } else {
                carryOut(request)
            }
        }
    }

    /// Gives up the open question, the changes that wait for an answer, and those of a user. A link
    /// that arrived while nobody was logged in continues, unless it waits for an answer.
    func forgetPending() {
        run { waiting.forgetOwned() }
    }

    func attach(_ frontEnd: any FrontEnd) {
        if phase == .ended { return }
        frontEnds.add(frontEnd)
        run { frontEnd.show(tree.scene) }
    }

    /// Shows the current scene: a change, or a question that has come or gone.
    func show() {
        if frontEnds.isEmpty || phase == .ended { return }
        run { frontEnds.show(tree.scene) }
    }

    /// Ends all flows, right after the change that is being made. Their results are not passed on
    /// if the flows `goOn` in the next run.
    func end(flowsGoOn goOn: Bool = false) {
        guard phase == .idle || phase == .running else { return }
        let isIdle = phase == .idle
        (phase, flowsGoOn) = (.ending, goOn)
        if isIdle { finishRun() }
    }

    /// Ends all flows. Nothing comes in their place.
    private func leaveAll() {
        waiting.endAll()
        let root = tree.root?.coordinator
        rootConnection.end()
        steps.endAll(passesOnResults: !flowsGoOn)
        root?.stop()
        tree.removeAll()
        recorder.end()
    }
}

/// The requests of screens and coordinators.
extension RequestProcessor: RequestHandler {
    var revision: Int { tree.state.revision }

    func perform(
        _ route: RouteName, from screen: any Screen, ifStill revision: Int?
    ) -> NavigationAttempt {
        if Connection.ignoresRequests { return NavigationAttempt(.superseded) }
        return submit(.route(route, from: screen), .user, ifStill: revision)
    }

    func go(
        _ transition: Transition, by connection: Connection, ifStill revision: Int?,
        leaving departure: Departure
    ) -> NavigationAttempt {
        if Connection.ignoresRequests { return NavigationAttempt(.superseded) }
        return submit(
            .transition(transition, by: connection), .code, ifStill: revision, leaving: departure)
    }

    func say(_ message: SaidMessage) {
        lastMessage?.end()
        lastMessage = message
        messages.send(message)
    }

    func leave(_ id: Int, asItSays: Bool) {
        submit(.leave(id, asItSays: asItSays), .code, leaving: .session)
    }

    /// Closes a tab that is no longer shown, unless it is at its beginning and was not seen.
    func closeTab(_ tab: ConditionalTab) {
        if let screen = tree.putOffScreen(of: tab) { return screen.forgetDraft() }
        submit(.close(tab), .code, leaving: .session)
    }

    func stay(at id: Int) { run { waiting.stay(at: id) } }

    func ask(_ alert: Alert, from screen: any Screen) async -> Alert.Action? {
        guard phase == .idle || phase == .running, tree.topScreen.contains(screen),
            !tree.top.hasAlert
        else { return nil }
        return await waiting.question.answer(to: alert, pendingTasks)
    }

    func result<Output: Codable & Sendable>(
        of transition: Transition, _ route: RouteName, for owner: any BindingOwner
    ) async -> Output? {
        // The flow of a guard's coordinator may be about to begin.
        let caller = tree.number(of: owner) ?? RunningGuards.current.map { _ in tree.top.flow }
        guard let caller, !Connection.ignoresRequests, !Task.isCancelled else { return nil }
        do throws(RouteParametersError) {
            return try await waiting.result(of: transition, route, for: caller)
        } catch {
            faults.send(.invalidParameters(route, error))
            return nil
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
}
