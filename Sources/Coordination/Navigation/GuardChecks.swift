import WaylineRouting

/// Asks the guards of changes. Keeps the requests that wait for a guard's answer, and the request
/// that waits until another change, e.g. a login, has ended. A link may follow each of them.
@MainActor
final class GuardChecks {
    /// The result of asking all guards of a change.
    enum Result {
        case allowed

        /// The request has another goal now.
        case redirected

        /// The request leads out of its place at once, since a guard on the way on takes its time.
        case leavesFirst
        case stopped(NavigationAttempt)
    }

    struct Asked {
        let request: NavigationRequest
        let pending: PendingOutcome
        let piece: Int
        let task: Task<Void, Never>
    }

    /// An object, since every change asks whether there is one.
    final class Postponed {
        let request: NavigationRequest
        let pending: PendingOutcome

        /// The change that has come first. Another request that needs the same waits for it too.
        let first: Transition

        /// The numbers of the entries and flows that must have left.
        let brought: [Int]

        init(
            _ request: NavigationRequest, _ pending: PendingOutcome, after first: Transition,
            until brought: [Int]
        ) {
            self.request = request
            self.pending = pending
            self.first = first
            self.brought = brought
        }
    }

    /// Carries out a request whose guard has answered.
    var onAnswer: @MainActor (NavigationRequest) -> Void = { _ in }

    /// Called when a request that leads away from the entry or flow of this number is given up.
    var onGivenUp: @MainActor (Int) -> Void = { _ in }

    @exclusivity(unchecked) private(set) var asked: [Asked] = []
    @exclusivity(unchecked) private(set) var postponed: Postponed?
    let question: OpenQuestion

    /// The request that the user is asked about.
    @exclusivity(unchecked) private(set) var questioned: NavigationRequest?
    let tree: NavigationTree
    let recorder: EventRecorder
    let pendingTasks: PendingTasks

    init(_ tree: NavigationTree, _ recorder: EventRecorder, _ pendingTasks: PendingTasks) {
        self.tree = tree
        question = OpenQuestion(tree)
        self.recorder = recorder
        self.pendingTasks = pendingTasks
    }

    /// Asks the guards of `change` that are left.
    func ask(_ change: Change, for request: NavigationRequest) -> Result {
        var answer = request.answer.take()
        while true {
            if let answer {
                if recorder.isObserved { request.note { $0.add(answer) } }
                if answer.verdict != .allow { return handle(answer, change, request) }
            }
            guard let check = change.guardChecks.popLast() else { return .allowed }
            switch check.call {
            case .now(let ask):
                answer = GuardAnswer(verdict: ask(), place: check.place)
            case .later(let ask):
                if leavesFirst(request, change, check.place) { return .leavesFirst }
                request.paused = change
                return .stopped(wait(request, forGuardOf: check.place, ask))
            }
        }
    }

    /// Does what the answer of a guard asks for.
    private func handle(
        _ answer: GuardAnswer, _ change: Change, _ request: NavigationRequest
    ) -> Result {
        let place = answer.place
        switch answer.verdict {
        case .allow: return .allowed
        case .ask(let question):
            return .stopped(ask(question, for: request, change, place))
        case .refuse(let reason):
            return refuse(request, place.refusal(because: reason), place, change)
        case .after(let first) where request.hasWaited(for: first):
            return refuse(request, .calledOff(place.route), place, change)
        case .after(let first): return postpone(request, until: first, from: place, change)
        case .redirect(let transition):
            if let result = lead(request, to: transition, waits: false, from: place, change) {
                return result
            }
            let base = base(of: transition, from: place, change)
            return redirect(request, to: transition, from: place, over: base)
        }
    }

    /// Makes `first` before the request, unless it is under way: then the request waits for it.
    private func postpone(
        _ request: NavigationRequest, until first: Transition, from place: GuardedPlace,
        _ change: Change
    ) -> Result {
        if let result = lead(request, to: first, waits: true, from: place, change) {
            return result
        }
        let joins = request.postponed == nil
        let base = base(of: first, from: place, change)
        let isPlace = request.detour != nil || base != nil && request.cause != .link
        request.postpone(until: first, as: isPlace ? request.place(change.state) : nil, tree)
        if joins, let brought = brought(by: first) {
            return .stopped(wait(request, after: first, until: brought))
        }
        return redirect(request, to: first, from: place, over: base)
    }

    /// Waits for a guard that takes its time. If the state changes meanwhile, the request comes too
    /// late.
    private func wait(
        _ request: NavigationRequest, forGuardOf place: GuardedPlace,
        _ ask: @escaping @MainActor () async -> Verdict
    ) -> NavigationAttempt {
        let pending = request.makePending(pendingTasks)
        request.releaseScreen()
        let (piece, task) = pendingTasks.work.begin { piece in
            let task = Task { [weak self, pendingTasks] in
                let verdict = await ask()
                // The request was given up meanwhile.
                if pending.outcome != nil { return pendingTasks.noteEnd() }
                self?.resume(pending, GuardAnswer(verdict: verdict, place: place))
            }
            return (piece, task)
        }
        asked.append(Asked(request: request, pending: pending, piece: piece, task: task))
        pending.onCancel = { [weak self, weak pending] in
            guard let self, let pending else { return }
            self.settleAsked(pending, .refused(.cancelled))
        }
        return NavigationAttempt(pending)
    }

    /// Asks the user whether the change may go on.
    private func ask(
        _ alert: Alert, for request: NavigationRequest, _ change: Change, _ place: GuardedPlace
    ) -> NavigationAttempt {
        let pending = request.makePending(pendingTasks)
        request.releaseScreen()
        request.paused = change
        question.end(.superseded)
        questioned = request
        question.ask(alert) { [weak self] end in
            pending.onCancel = nil
            self?.questioned = nil
            switch end {
            case .answered(let answer) where answer.isYes:
                if let self, isThere(place) { return keep(request) }
                if let screen = place.leaving { request.agreed.insert(screen) }
                request.answer = GuardAnswer(verdict: .allow, place: place)
                self?.onAnswer(request)
            case .answered where request.isCut, .dismissed where request.isCut:
                request.answer = GuardAnswer(verdict: .refuse(because: ""), place: place)
                self?.onAnswer(request)
            case .answered, .dismissed, .needless: self?.giveUp(request, .stayed(because: ""))
            case .superseded: self?.giveUp(request, .superseded)
            case .cancelled: self?.giveUp(request, .refused(.cancelled))
            }
        }
        pending.onCancel = { [weak self] in self?.question.end(.cancelled) }
        return NavigationAttempt(pending)
    }

    /// Returns whether the place is there already: its own condition asks.
    private func isThere(_ place: GuardedPlace) -> Bool {
        place.id.map(tree.contains) ?? false
    }

    /// Stays in the place, as the user wishes.
    private func keep(_ request: NavigationRequest) {
        request.paused = nil
        _ = recorder.settle(request, .stayed(because: ""), tree)
    }

    /// Gives up what leads out of the entry or flow of this number.
    func giveUpLeading(outOf id: Int) {
        if questioned?.ledAwayFrom == id { question.end(.needless) }
        while let first = asked.first(where: { $0.request.ledAwayFrom == id }) {
            settleAsked(first.pending, .stayed(because: ""))
        }
    }

    private func giveUp(_ request: NavigationRequest, _ outcome: Outcome) {
        request.paused = nil
        _ = recorder.settle(request, outcome, tree)
        if let id = request.ledAwayFrom, !request.hasGivenWay { onGivenUp(id) }
    }

    /// Waits until the entries and flows that `first` has brought have left. Only one request can
    /// wait for another change; a link that needs the same change follows it.
    func wait(
        _ request: NavigationRequest, after first: Transition, until brought: [Int]
    ) -> NavigationAttempt {
        request.resumePostponed()
        if request.cause == .link, let postponed, postponed.request.isCut, postponed.first == first
        {
            return wait(request, behind: postponed.pending, until: brought)
        }
        supersedePostponed()
        let pending = request.makePending(pendingTasks)
        postponed = Postponed(request, pending, after: first, until: brought)
        pending.onCancel = { [weak self, weak pending] in
            guard let self, let postponed, postponed.pending === pending else { return }
            self.postponed = nil
            _ = recorder.settle(postponed.request, .refused(.cancelled), tree)
        }
        return NavigationAttempt(pending)
    }

    /// Returns the numbers that a request waits for after the change `first`; nil if none does.
    func brought(by first: Transition) -> [Int]? {
        guard let postponed, postponed.first == first else { return nil }
        return postponed.brought
    }

    /// Takes the request that has waited for another change, if all that this brought has left.
    func takeReady() -> NavigationRequest? {
        guard let postponed, !postponed.brought.contains(where: tree.contains) else { return nil }
        self.postponed = nil
        postponed.pending.waitForTurn()
        return postponed.request
    }

    /// Settles all that wait for a guard, since the state has changed.
    func supersedeAsked() {
        question.end(.superseded)
        while let last = asked.last { settleAsked(last.pending, .superseded) }
    }

    func supersedePostponed() {
        guard let postponed else { return }
        self.postponed = nil
        _ = recorder.settle(postponed.request, .superseded, tree)
    }

    private func resume(_ pending: PendingOutcome, _ answer: GuardAnswer) {
        guard let request = takeAsked(pending)?.request else { return }
        pending.onCancel = nil
        request.answer = answer
        onAnswer(request)
    }

    private func settleAsked(_ pending: PendingOutcome, _ outcome: Outcome) {
        guard let taken = takeAsked(pending) else { return }
        taken.task.cancel()
        pendingTasks.noteStart()
        giveUp(taken.request, outcome)
    }

    private func takeAsked(_ pending: PendingOutcome) -> Asked? {
        guard let index = asked.firstIndex(where: { $0.pending === pending }) else { return nil }
        let taken = asked.remove(at: index)
        pendingTasks.work.end(taken.piece)
        return taken
    }
}
