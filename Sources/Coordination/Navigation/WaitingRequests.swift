import WaylineRouting

/// The requests that wait: for their turn, for another change, or for an answer. It alone ends
/// requests.
@MainActor
final class WaitingRequests {
    let tree: NavigationTree
    let question: OpenQuestion
    let guards: RunningGuards

    /// The code that awaits results.
    let presentations = Presentations()
    private let recorder: EventRecorder
    private let pendingTasks: PendingTasks

    /// The requests that wait for their turn.
    @exclusivity(unchecked) var queue: RequestQueue

    /// The ticket of the request that is carried out.
    @exclusivity(unchecked) var inTurn: Int?

    /// The outcomes that code awaits, by the tickets of their requests.
    @exclusivity(unchecked) private var outcomes: [Int: PendingValue<Outcome>] = [:]

    /// Carries out what can continue. Set when the processor has been made.
    unowned var processor: RequestProcessor! {
        didSet { question.processor = processor }
    }

    init(
        _ tree: NavigationTree, _ recorder: EventRecorder, _ pendingTasks: PendingTasks,
        runLimit: Int
    ) {
        self.tree = tree
        self.recorder = recorder
        self.pendingTasks = pendingTasks
        queue = RequestQueue(limit: runLimit)
        question = OpenQuestion(tree)
        guards = RunningGuards(pendingTasks)
    }

    /// True if no request waits.
    var isEmpty: Bool { queue.isEmpty && tree.nothingWaits }

    /// Removes and returns the next request of the run. If there is none, returns a pending change
    /// that can continue; nil if there is none either.
    func next() -> NavigationRequest? {
        while let request = queue.takeFirst() {
            guard let pending = request.waited else { return request }
            if waiting(pending.ticket) != nil { return request }
        }
        let due = Set(guards.tickets + [question.ticket].compactMap(\.self))
        return tree.state.ready(due: due).map { NavigationRequest($0) }
    }

    /// Lets a request wait for its turn.
    func add(_ request: NavigationRequest) -> NavigationAttempt {
        if queue.refuses(request) {
            return settle(request, nil, .refused(queue.runaway), isPublished: false)
        }
        defer { queue.append(request) }
        return open(request.ticket)
    }

    /// Puts the transitions that parents return for results before all other requests.
    func putFirst(_ answers: [(transition: Transition, flow: Int)]) {
        queue.putFirst(
            answers.map { queue.request(.followUp($0.transition, flow: $0.flow), .code) })
    }

    /// Returns the attempt whose outcome comes later.
    func open(_ ticket: Int) -> NavigationAttempt {
        let outcome = outcomes[ticket] ?? PendingValue(pendingTasks)
        outcomes[ticket] = outcome
        return NavigationAttempt(outcome) { [weak self] in self?.cancel(ticket) }
    }

    /// Asks the guard or the user that `waiting` waits for.
    func ask(
        _ waiting: PendingNavigation, _ part: GuardedPart, _ answerer: GuardChecks.Answerer
    ) -> NavigationAttempt {
        let ticket = waiting.ticket
        let attempt = open(ticket)
        change(by: ticket) { $0.add(waiting) }
        switch answerer {
        case .asyncGuard(let asyncGuard):
            ask(asyncGuard, ticket, about: part) { [number = part.number] in
                $0.resume(ticket, $1, of: number)
            }
        case .user(let alert, let answered):
            question.ask(alert, for: ticket) { [weak self] in
                self?.endQuestion(ticket, about: part, $0, answered)
            }
        }
        return attempt
    }

    private func ask(
        _ asyncGuard: @escaping @MainActor () async -> Verdict, _ ticket: Int,
        about part: GuardedPart,
        onAnswer: @escaping @MainActor (WaitingRequests, Verdict) -> Void
    ) {
        let call = RunningGuards.Call(ticket: ticket, handler: processor)
        let owners = [part.leaving, part.flow.id].compactMap(\.self).filter(tree.contains)
        guards.ask(call, of: owners, asyncGuard) { [weak self] in if let self { onAnswer(self, $0) }
        }
    }

    private func endQuestion(
        _ ticket: Int, about part: GuardedPart, _ end: OpenQuestion.End,
        _ answered: @MainActor (Alert.Action) -> GuardCall
    ) {
        guard let waiting = waiting(ticket) else { return }
        switch end {
        case .answered(let answer):
            switch answered(answer) {
            case .now(let verdict): goOn(ticket, after: verdict(), about: part)
            case .later(let verdict):
                ask(verdict, ticket, about: part) { $0.goOn(ticket, after: $1, about: part) }
            }
        case .dismissed: goOn(ticket, after: .stay, about: part)
        case .needless(let outcome): giveUp(waiting, outcome)
        }
    }

    /// Continues a request after the user's answer.
    private func goOn(_ ticket: Int, after verdict: Verdict, about part: GuardedPart) {
        guard let waiting = waiting(ticket) else { return }
        if verdict == .allow {
            if let id = part.id, id == waiting.broken { return end(waiting, .stayed(because: "")) }
            if let screen = part.leaving { return leave(screen, as: waiting, part) }
        } else if verdict == .stay, !waiting.isCut {
            return giveUp(waiting, .stayed(because: ""))
        }
        resume(ticket, verdict, of: part.number)
    }

    private func waiting(_ ticket: Int) -> PendingNavigation? {
        tree.state.pending.first { $0.ticket == ticket }
    }

    /// Continues a request whose guard, or the user, has answered.
    private func resume(_ ticket: Int, _ verdict: Verdict, of part: Int) {
        guard let waiting = waiting(ticket) else { return }
        let answer = GuardAnswer(part: part, verdict: verdict)
        processor.submit(NavigationRequest(waiting, answer))
    }

    /// Continues a request after the user has agreed to leave a screen.
    private func leave(_ screen: Int, as waiting: PendingNavigation, _ part: GuardedPart) {
        var waiting = waiting
        waiting.goal.agreed.insert(screen)
        waiting.goal.allowed[part.number, default: 0] += 1
        let request = NavigationRequest(waiting)
        recorder.note(request) { $0.add(.allow, of: part) }
        processor.submit(request)
    }

    /// Changes the pending changes. Those that this removes are superseded, except `ticket`.
    func change(by ticket: Int?, _ change: (inout NavigationState) -> Void) {
        let old = tree.state.pending
        tree.changeWaiting(change)
        for waiting in old where waiting.ticket != ticket {
            if self.waiting(waiting.ticket) == nil { giveUp(waiting, .superseded) }
        }
    }

    /// Ends a pending change: cancels its guard, closes its question, and settles its request.
    private func end(_ waiting: PendingNavigation, _ outcome: Outcome) {
        guards.end(waiting.ticket)
        settle(NavigationRequest(waiting), waiting.goal, outcome)
        if question.ticket == waiting.ticket { question.end(.needless(outcome)) }
    }

    /// Ends a pending change. If it leads out of a part whose condition is broken, the part is
    /// removed nevertheless.
    private func giveUp(_ waiting: PendingNavigation, _ outcome: Outcome) {
        end(waiting, outcome)
        guard waiting.needsAnswer, !waiting.goal.isWayOut, let id = waiting.broken else { return }
        if tree.brokenVerdict(of: id) != nil { processor.leave(id, asItSays: false) }
    }

    /// Cancels a request that waits for its turn or for something else.
    func cancel(_ ticket: Int) {
        processor.run {
            if let request = queue.remove(ticket) {
                settle(request, request.waited?.goal, .refused(.cancelled))
            } else if ticket != inTurn, let waiting = waiting(ticket) {
                giveUp(waiting, .refused(.cancelled))
            }
        }
    }

    /// Settles a request: passes its outcome to the code that awaits it. The refusal of an
    /// impossible request is not published as an event.
    @discardableResult
    func settle(
        _ request: NavigationRequest, _ goal: NavigationGoal?, _ outcome: Outcome,
        isPublished: Bool = true
    ) -> NavigationAttempt {
        let ticket = request.ticket
        if !tree.nothingWaits { tree.changeWaiting { $0.remove(ticket) } }
        if isPublished { recorder.record(request, goal, outcome, tree) }
        recorder.end(ticket)
        if !presentations.isEmpty { presentations.settle(ticket) }
        if !outcomes.isEmpty { outcomes.removeValue(forKey: ticket)?.settle(outcome) }
        return NavigationAttempt(outcome)
    }

    /// Gives up the open question, the changes that wait for an answer, and those of a user.
    func forgetOwned() {
        question.end(.needless(.refused(.cancelled)))
        for waiting in tree.state.pending where waiting.needsAnswer || waiting.isOwned {
            giveUp(waiting, .superseded)
        }
    }

    /// Cancels the removal of an entry or a flow if all its conditions hold again.
    func stay(at id: Int) {
        if tree.nothingWaits || tree.brokenVerdict(of: id) != nil { return }
        for waiting in tree.state.pending where waiting.needsAnswer && waiting.broken == id {
            giveUp(waiting, .stayed(because: ""))
        }
    }

    /// True while an async guard is being asked, except one that awaits a result from the user.
    var isAskingGuards: Bool {
        tree.state.pending.contains { $0.until == .answer && guards.contains($0.ticket) }
    }

    /// Presents what `transition` shows, or joins a call that did so, and returns the result.
    func result<Output: Codable & Sendable>(
        of transition: Transition, _ route: RouteName, for caller: Int
    ) async throws(RouteParametersError) -> Output? {
        let call = Presentations.Call(
            caller: caller, guarded: RunningGuards.current?.ticket,
            result: PendingValue(pendingTasks))
        switch presentations.join(transition, call, in: tree.state) {
        case .request: break
        case .flow(let flow):
            tree.changeWaiting { $0.wait(presentations.guarded(by: [call]), for: [flow]) }
        case .nothing:
            let request = queue.request(.present(transition, from: caller), .code)
            presentations.add(request.ticket, transition, call)
            // Requests of the presented screens do not belong to the guard.
            RunningGuards.$current.withValue(nil) { processor.submit(request) }
        }
        let output = await call.result.settled { [weak self] in
            guard let self, let ticket = presentations.end(call) else { return }
            cancel(ticket)
        }
        return try output?.read(as: Output.self, of: route)
    }

    /// Ends all that waits.
    func endAll() {
        question.end(.needless(.superseded))
        for waiting in tree.state.pending { giveUp(waiting, .superseded) }
    }
}
