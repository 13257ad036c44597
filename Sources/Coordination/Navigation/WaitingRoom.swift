import WaylineRouting

/// Continues or ends the pending changes of the state.
@MainActor
final class WaitingRoom {
    let tree: NavigationTree
    let attempts: OpenAttempts
    let question: OpenQuestion
    private let recorder: EventRecorder

    /// The ticket of the request that is carried out.
    @exclusivity(unchecked) var current: Int?

    /// Handles what guards present.
    unowned var handler: (any RequestHandler)!

    /// Carries out a request that has got its answer.
    var submit: @MainActor (NavigationRequest) -> Void = { _ in }

    /// Leads out of an entry or a flow whose condition is broken.
    var leave: @MainActor (Int) -> Void = { _ in }

    init(_ tree: NavigationTree, _ recorder: EventRecorder, _ pendingTasks: PendingTasks) {
        self.tree = tree
        self.recorder = recorder
        attempts = OpenAttempts(pendingTasks)
        question = OpenQuestion(tree)
    }

    /// Asks the guard or the user that `waiting` waits for.
    func ask(
        _ waiting: PendingNavigation, _ part: GuardedPart, _ asked: GuardChecks.Question
    ) -> NavigationAttempt {
        let ticket = waiting.ticket
        let attempt = attempts.open(ticket)
        change(by: ticket) { $0.add(waiting) }
        switch asked {
        case .guardian(let guardian):
            attempts.ask(ticket, guardian, by: handler) { [weak self] in self?.resume(ticket, $0) }
        case .user(let alert, let answered):
            question.end(.superseded)
            attempts.questioned = ticket
            question.ask(alert) { [weak self] in
                self?.endQuestion(ticket, about: part, $0, answered)
            }
        }
        return attempt
    }

    private func endQuestion(
        _ ticket: Int, about part: GuardedPart, _ way: OpenQuestion.End,
        _ answered: @MainActor (Alert.Action) -> GuardCall
    ) {
        if attempts.questioned == ticket { attempts.questioned = nil }
        guard let waiting = waiting(ticket) else { return }
        switch way {
        case .answered(let answer):
            switch answered(answer) {
            case .now(let verdict): goOn(ticket, after: verdict(), about: part)
            case .later(let verdict):
                attempts.ask(ticket, verdict, by: handler) { [weak self] in
                    self?.goOn(ticket, after: $0, about: part)
                }
            }
        case .dismissed: goOn(ticket, after: .stay, about: part)
        case .needless: giveUp(waiting, .stayed(because: ""))
        case .superseded: giveUp(waiting, .superseded)
        case .cancelled: giveUp(waiting, .refused(.cancelled))
        }
    }

    /// Goes on with a request after the user's answer.
    private func goOn(_ ticket: Int, after verdict: Verdict, about part: GuardedPart) {
        guard let waiting = waiting(ticket) else { return }
        if verdict == .allow {
            if let id = part.id, id == waiting.broken { return end(waiting, .stayed(because: "")) }
            if let screen = part.leaving { return leave(screen, as: waiting, part) }
        } else if verdict == .stay, !waiting.isCut {
            return giveUp(waiting, .stayed(because: ""))
        }
        resume(ticket, verdict)
    }

    private func waiting(_ ticket: Int) -> PendingNavigation? {
        tree.state.pending.first { $0.ticket == ticket }
    }

    /// Goes on with a request whose guard, or the user, has answered.
    private func resume(_ ticket: Int, _ verdict: Verdict) {
        guard let waiting = waiting(ticket) else { return }
        submit(NavigationRequest(waiting, .answered(waiting, verdict)))
    }

    /// Goes on with a request whose user has agreed to leave a screen.
    private func leave(_ screen: Int, as waiting: PendingNavigation, _ part: GuardedPart) {
        var waiting = waiting
        waiting.goal.agreed.insert(screen)
        waiting.goal.allowed[screen, default: 0] += 1
        let request = NavigationRequest(waiting, .pending(waiting))
        recorder.note(request) { $0.add(.allow, of: part) }
        submit(request)
    }

    /// Changes what waits, and settles what no longer does. The request `ticket` goes on.
    func change(by ticket: Int?, _ change: (inout NavigationState) -> Void) {
        let old = tree.state.pending
        tree.changeWaiting(change)
        for waiting in old where waiting.ticket != ticket {
            if self.waiting(waiting.ticket) == nil { giveUp(waiting, .superseded) }
        }
    }

    /// Settles a request that waits.
    private func end(_ waiting: PendingNavigation, _ outcome: Outcome) {
        let isQuestioned = attempts.questioned == waiting.ticket
        attempts.endAsking(waiting.ticket)
        _ = settle(NavigationRequest(waiting, .pending(waiting)), waiting.goal, outcome)
        if isQuestioned { question.end(.needless) }
    }

    /// Settles a request that waits. If it leads out of a place whose condition is broken,
    /// the place must leave nevertheless.
    private func giveUp(_ waiting: PendingNavigation, _ outcome: Outcome) {
        end(waiting, outcome)
        guard waiting.needsAnswer, !waiting.goal.isWayOut, let id = waiting.broken else { return }
        if tree.brokenVerdict(of: id) != nil { leave(id) }
    }

    /// Cancels a request that waits, unless it is carried out now.
    func cancel(_ ticket: Int) {
        if ticket == current { return }
        if let waiting = waiting(ticket) {
            giveUp(waiting, .refused(.cancelled))
        }
    }

    /// Settles a request, and passes its outcome to the code that waits for it.
    func settle(
        _ request: NavigationRequest, _ goal: NavigationGoal?, _ outcome: Outcome
    ) -> NavigationAttempt {
        if !tree.state.nothingWaits { tree.changeWaiting { $0.remove(request.ticket) } }
        recorder.record(request, goal, outcome, tree)
        recorder.end(request.ticket)
        attempts.settle(request.ticket, outcome)
        return NavigationAttempt(outcome)
    }

    /// Ends a request that is impossible.
    func refuse(_ request: NavigationRequest, _ error: RoutingError) -> NavigationAttempt {
        if !tree.state.nothingWaits { tree.changeWaiting { $0.remove(request.ticket) } }
        recorder.end(request.ticket)
        attempts.settle(request.ticket, .refused(error))
        return NavigationAttempt(.refused(error))
    }

    /// Gives up what belongs to a user.
    func forgetOwned() {
        question.end(.cancelled)
        for waiting in tree.state.pending where waiting.needsAnswer || waiting.isOwned {
            giveUp(waiting, .superseded)
        }
    }

    /// Cancels the removal of an entry or a flow if all its conditions hold again.
    func stay(at id: Int) {
        if tree.state.nothingWaits || tree.brokenVerdict(of: id) != nil { return }
        for waiting in tree.state.pending where waiting.needsAnswer && waiting.broken == id {
            giveUp(waiting, .stayed(because: ""))
        }
    }

    /// True while a guard is being asked that does not wait for the user.
    var isAskingGuards: Bool {
        tree.state.pending.contains { $0.until == .answer && attempts.isAsking($0.ticket) }
    }

    /// Presents what `transition` shows, or joins others who have, and returns the result.
    func result<Output: Codable & Sendable>(
        of request: NavigationRequest, _ transition: Transition, _ caller: Int, _ route: RouteName
    ) async throws(RouteParametersError) -> Output? {
        let call = Presentations.Call(
            caller: caller, guarded: OpenAttempts.guarding?.ticket,
            answer: PendingAnswer(attempts.pendingTasks))
        if !join(transition, call) {
            attempts.presentations.add(request.ticket, transition, call)
            // What the presented screens begin is not the guard's.
            OpenAttempts.$guarding.withValue(nil) { submit(request) }
        }
        return try await attempts.presentations.result(call.answer, of: route) { [weak self] in
            self?.attempts.onCancel($0)
        }
    }

    /// Lets a call await the result of what others have presented by the same transition. Returns
    /// false if nobody has.
    private func join(_ transition: Transition, _ call: Presentations.Call) -> Bool {
        switch attempts.presentations.join(transition, call, in: tree.state) {
        case .nothing: return false
        case .request: return true
        case .flow(let flow):
            tree.changeWaiting { $0.wait([call.guarded].compactMap(\.self), for: [flow]) }
            return true
        }
    }

    /// The request that can go on now; nil if there is none.
    var ready: NavigationRequest? {
        guard let ready = tree.state.ready(asking: attempts.asking) else { return nil }
        return NavigationRequest(ready, .pending(ready))
    }

    /// Returns whether `request` has waited, and has ended since it could go on.
    func hasEnded(_ request: NavigationRequest) -> Bool {
        request.waited.map { waiting($0.ticket) == nil } ?? false
    }

    /// Ends all that waits.
    func endAll() {
        question.end(.superseded)
        for waiting in tree.state.pending { giveUp(waiting, .superseded) }
    }
}

extension NavigationRequest {
    /// The request of a change that has waited.
    fileprivate init(_ waiting: PendingNavigation, _ wish: Wish) {
        self.init(
            ticket: waiting.ticket, wish: wish, cause: waiting.cause, departure: waiting.departure,
            revision: nil)
    }
}
