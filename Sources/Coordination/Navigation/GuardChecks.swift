import WaylineRouting

/// Asks the guards of a change, and returns how its request continues.
@MainActor
struct GuardChecks {
    enum Step: ~Copyable {
        /// All guards allow the change, whose screens are made. Nil if there is nothing to change.
        case allowed(Change?)
        case otherwise(WayOn)
    }

    /// The way on of a request that is not allowed.
    enum WayOn {
        /// Plan this goal instead.
        case instead(NavigationGoal)

        /// The goal waits for an answer.
        case waits(PendingNavigation, GuardedPart, Question)
        case ended(Outcome)
    }

    /// The one who answers: an async guard, or the user.
    enum Question {
        case guardian(@MainActor () async -> Verdict)
        case user(Alert, answered: @MainActor (Alert.Action) -> GuardCall)
    }

    let request: NavigationRequest
    let goal: NavigationGoal
    let tree: NavigationTree
    let recorder: EventRecorder

    /// The answer of the guard that the request has waited for.
    let answer: Verdict?
    private let left: ScreenNodes
    private let entered: ScreenNodes
    private let state: NavigationState
    private let flows: FlowChange?

    init(
        _ request: NavigationRequest, _ goal: NavigationGoal, _ change: borrowing Change,
        _ tree: NavigationTree, _ recorder: EventRecorder, answer: Verdict?
    ) {
        (self.request, self.goal, self.tree, self.recorder) = (request, goal, tree, recorder)
        self.answer = answer
        (left, entered) = (change.left, change.entered)
        (state, flows) = (change.state, change.flows)
    }

    /// Asks the guards that have not allowed the change yet. Returns nil if all allow it.
    func ask() -> WayOn? {
        let checks = checks
        if checks.isEmpty { return nil }
        var (allowed, asked) = (goal.allowed, [Int: Int]())
        var answer = answer
        for check in checks {
            let number = number(of: check.part)
            asked[number, default: 0] += 1
            if asked[number, default: 0] <= allowed[number] ?? 0 { continue }
            guard let verdict = answer.take() ?? check.verdict else {
                return wait(for: check, allowed)
            }
            recorder.note(request) { $0.add(verdict, of: check.part) }
            if case .ask(let alert) = verdict {
                let question = Question.user(alert, answered: check.answered)
                return .waits(waiting(allowed), check.part, question)
            }
            if verdict != .allow { return goOn(after: verdict, of: check.part) }
            allowed[number, default: 0] += 1
        }
        return nil
    }

    /// The number of a guarded place. Numbers that the change gives can be other ones when it is
    /// planned again, so these are counted, downwards from -1.
    private func number(of part: GuardedPart) -> Int {
        let first = max(tree.state.nextID, goal.nextID)
        return part.number < first ? part.number : first - 1 - part.number
    }

    private func goOn(after verdict: Verdict, of part: GuardedPart) -> WayOn? {
        let other = OtherGoal(
            request: request, goal: goal, state: state, flows: flows, tree: tree)
        switch verdict {
        case .allow, .ask: return nil
        case .refuse(let reason): return other.refusing(part, part.refusal(because: reason))
        case .redirect(let transition): return other.redirected(to: transition, from: part)
        case .after(let first) where request.hasWaited(for: first):
            return other.refusing(part, .calledOff(part.route))
        case .after(let first): return other.redirected(to: first, from: part, waits: true)
        }
    }

    /// The goal waits for an async guard. A place whose condition is broken is
    /// left before that.
    private func wait(for check: GuardCheck, _ allowed: [Int: Int]) -> WayOn? {
        if check.part.leaving == nil, let id = request.broken, tree.contains(id),
            let out = goal.wayOut(of: request, tree)
        {
            let rest = request.waiting(goal.to(goal.target, next: goal.next), until: .gone([]))
            return .instead(out.to(out.target, next: rest))
        }
        guard case .later(let ask) = check.call else { return nil }
        return .waits(waiting(allowed), check.part, .guardian(ask))
    }

    private func waiting(_ allowed: [Int: Int]) -> PendingNavigation {
        var goal = goal
        (goal.allowed, goal.top) = (allowed, tree.top.entry)
        return request.waiting(goal, until: .answer)
    }

    /// The guards that must be asked, in order: first those of the screens that leave, then those
    /// of the flows and screens that enter.
    private var checks: [GuardCheck] {
        var checks: [GuardCheck] = []
        if let check = brokenCondition { checks.append(check) }
        for node in left where !node.plan.exitGuards.isEmpty && !node.isPutOff {
            let id = node.entry.id
            if goal.agreed.contains(id), goal.allowed[id] == nil { continue }
            let departure = departure(of: node)
            let leaving = Leaving(departure, to: goal.step?.destination)
            for exitGuard in node.plan.exitGuards where exitGuard.departures.contains(departure) {
                checks.append(GuardCheck(exitGuard, node, leaving))
            }
        }
        if case .again = goal.target { return checks }
        if let flows = flows { checks += self.checks(of: flows) }
        for node in entered where !node.plan.entryGuards.isEmpty && !node.isPutOff {
            if !node.isFirstOfApp { checks += node.entryChecks }
        }
        return checks
    }

    private func checks(of flows: FlowChange) -> [GuardCheck] {
        var checks = flows.openedTabs.map(\.check)
        for node in flows.begun {
            guard let parent = node.parent, let declaration = node.declaration,
                !declaration.entryGuards.isEmpty
            else { continue }
            let part = GuardedPart(id: node.id, destination: node.destination, flow: parent)
            for entryGuard in declaration.entryGuards {
                checks.append(GuardCheck(entryGuard, parent.coordinator, part))
            }
        }
        return checks + flows.openedScreens.flatMap(\.entryChecks)
    }

    /// The broken condition, as long as its place is part of the plan.
    private var brokenCondition: GuardCheck? {
        guard let id = request.broken, state.contains(id),
            let part = tree.guardedPart(id), let verdict = tree.brokenVerdict(of: id)
        else { return nil }
        return GuardCheck(part) { verdict }
    }

    /// Returns the way in which a screen is left.
    private func departure(of node: ScreenNode) -> Departure {
        if node.entry.id == goal.decider { return .ownRoute }
        if let result = flows?.finished.result(of: node.flowID) {
            return result.isEmpty && !node.flowHasResult ? .finish : .result
        }
        return request.departure
    }
}

extension ScreenNode {
    /// The guards that are asked before the screen is entered.
    fileprivate var entryChecks: [GuardCheck] {
        let part = part
        return plan.entryGuards.map { GuardCheck($0, flow.coordinator, part) }
    }
}
