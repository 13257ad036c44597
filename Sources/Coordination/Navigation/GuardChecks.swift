import Binding
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
        case waits(PendingNavigation, GuardedPart, Answerer)
        case ended(Outcome)
    }

    /// The one who answers: an async guard, or the user.
    enum Answerer {
        case asyncGuard(@MainActor () async -> Verdict)
        case user(Alert, answered: @MainActor (Alert.Action) -> GuardCall)
    }

    let request: NavigationRequest
    let goal: NavigationGoal
    let tree: NavigationTree
    let recorder: EventRecorder

    /// The answer that the request has waited for.
    let answer: GuardAnswer?
    private let left: ScreenNodes
    private let entered: ScreenNodes
    private let state: NavigationState
    private let flows: FlowChange?

    init(
        _ request: NavigationRequest, _ goal: NavigationGoal, _ change: borrowing Change,
        _ tree: NavigationTree, _ recorder: EventRecorder, answer: GuardAnswer?
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
        var (allowed, counts) = (goal.allowed, [Int: Int]())
        var answer = answer
        for check in checks {
            let part = numbered(check.part)
            let number = part.number
            counts[number, default: 0] += 1
            if counts[number, default: 0] <= allowed[number] ?? 0 { continue }
            let given = answer?.part == number ? answer.take()?.verdict : nil
            guard let verdict = given ?? check.verdict else {
                return wait(for: check.call, of: part, allowed)
            }
            recorder.note(request) { $0.add(verdict, of: part) }
            if case .ask(let alert) = verdict {
                return .waits(waiting(allowed), part, .user(alert, answered: check.answered))
            }
            if verdict != .allow { return goOn(after: verdict, of: part) }
            allowed[number, default: 0] += 1
        }
        return nil
    }

    /// Returns the part with its number. A new entry or flow can get another number when the change
    /// is planned again, so these parts are numbered -1, -2 and so on.
    private func numbered(_ part: GuardedPart) -> GuardedPart {
        let (first, id) = (max(tree.state.nextID, goal.nextID), part.id ?? part.leaving ?? 0)
        var part = part
        part.number = id < first ? id : first - 1 - id
        return part
    }

    private func goOn(after verdict: Verdict, of part: GuardedPart) -> WayOn? {
        let other = OtherGoal(
            request: request, goal: goal, part: part, state: state, flows: flows, tree: tree)
        switch verdict {
        case .allow, .ask: return nil
        case .refuse(let reason): return other.refusing(part.refusal(because: reason))
        case .redirect(let transition): return other.redirected(to: transition)
        case .after(let first) where request.hasWaited(for: first):
            return other.refusing(.calledOff(part.route))
        case .after(let first): return other.redirected(to: first, waits: true)
        }
    }

    /// The goal waits for an async guard. A part whose condition is broken is left before that.
    private func wait(for call: GuardCall, of part: GuardedPart, _ allowed: [Int: Int]) -> WayOn? {
        if part.leaving == nil, let id = request.broken, tree.contains(id),
            let out = goal.wayOut(of: request, tree)
        {
            let rest = request.waiting(goal.to(goal.target, next: goal.next), until: .gone([]))
            return .instead(out.to(out.target, next: rest))
        }
        guard case .later(let ask) = call else { return nil }
        return .waits(waiting(allowed), part, .asyncGuard(ask))
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

    /// The broken condition, as long as its part stays in the next state.
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

/// A guard that a change must pass, with the screen or flow that it guards.
@MainActor
struct GuardCheck {
    /// The screen or flow that is entered or left.
    let part: GuardedPart
    let call: GuardCall

    /// Gives the verdict after the user's answer to its question.
    var answered: @MainActor (Alert.Action) -> GuardCall = { answer in .now { answer.verdict } }

    init(_ entryGuard: EntryGuard, _ coordinator: any Coordinator, _ part: GuardedPart) {
        self.part = part
        let destination = part.destination
        switch entryGuard {
        case .now(let check): call = .now { check(coordinator, destination) }
        case .later(let check): call = .later { await check(coordinator, destination) }
        }
    }

    init(_ exitGuard: ExitGuard, _ node: ScreenNode, _ leaving: Leaving) {
        part = GuardedPart(
            id: nil, leaving: node.entry.id, destination: node.entry.destination, flow: node.flow)
        let (coordinator, screen) = (node.flow.coordinator, node.screen)
        call = exitGuard.check(coordinator, screen, leaving)
        answered = { exitGuard.answered(coordinator, screen, $0) }
    }

    init(_ part: GuardedPart, _ ask: @escaping @MainActor () -> Verdict) {
        self.part = part
        call = .now(ask)
    }

    /// The guard's answer; nil if it takes its time.
    var verdict: Verdict? {
        if case .now(let ask) = call { ask() } else { nil }
    }
}

/// The answer of an async guard or of the user, which a request has waited for.
struct GuardAnswer {
    /// The number of the part that the guard was asked about.
    let part: Int
    let verdict: Verdict
}

/// The screen or flow that a guard is asked about.
struct GuardedPart {
    /// The number of the entry or flow that is entered; nil for a screen that is left.
    let id: Int?

    /// The number of the entry of a screen that is left.
    var leaving: Int?

    /// The number by which the answers of its guards are found and counted.
    var number = 0
    let destination: PlaceStep

    /// The flow that declares it.
    let flow: FlowNode

    /// True if it is the tab of this name, and `id` the number of its flow.
    var isTab = false

    /// The first screens of its flow; nil for a flow, and for a screen that was presented without a
    /// coordinator.
    var shape: FlowShape?

    var route: RouteName { destination.route }
}

extension GuardedPart {
    /// Returns `state` without the part and everything above it. Of a tab, only the first screen
    /// is kept. Returns nil if the part is a screen that leaves, or a first screen of the root
    /// flow.
    func leftOut(of state: NavigationState) -> NavigationState? {
        guard let id else { return nil }
        return isTab ? state.closing(destination, of: id) : state.cutting(id, beginning: shape)
    }

    /// The error of a request that may not lead to the part.
    @MainActor
    func refusal(because reason: String) -> RoutingError {
        guard isTab else { return .guarded(route, because: reason) }
        let tabs = flow.plan.shape.destinations.map(\.route)
        return .unknownTab(route, known: tabs.filter { flow.tabConditions[$0]?.value ?? true })
    }
}
