import Binding
import Coordination
import WaylineRouting
import WaylineStreams

/// A program of a walk: a navigator with its world.
@MainActor
final class TwinProgram {
    let world: TwinWorld
    let navigator: Navigator

    /// The outcomes of the requests since they were last taken.
    private var outcomes: [String] = []

    /// The number of questions that the user has answered with yes, of requests that still ask.
    private(set) var agreements = 0

    /// True if the user has answered with yes, and something still waits since then.
    private(set) var hasAgreed = false
    private var quits: [NavigationAttempt] = []
    private var listener: AnyCancellable?

    init(_ values: TwinValues, after results: [String] = []) throws {
        world = TwinWorld(values, after: results)
        var settings = NavigatorSettings()
        settings.findsLeaks = false
        navigator = try Navigator(
            TwinRoot(world), links: TwinPlaces.links.get(), settings: settings)
        listener = navigator.events.sink { [weak self] event in
            self?.outcomes.append("\(event.cause) \(event.outcome.words)")
        }
    }

    /// True while the user is asked whether to quit, and after that until the place changes: what
    /// the user has agreed to discard is not saved then.
    var isQuitting: Bool {
        let revision = navigator.state.revision
        return quits.contains { $0.outcome == nil || $0.outcome == .committed(revision: revision) }
    }

    func quit() {
        quits.append(navigator.quit())
    }

    /// True if a guard or the user is asked.
    var isAsked: Bool { navigator.question != nil || navigator.isAskingGuards }

    /// Forgets the answers of the user, since the request that they were about is over.
    func forgetAgreements() {
        agreements = 0
    }

    /// Forgets the answers of the user to requests that no longer wait.
    func forgetWhatIsOver() {
        if !isAsked { forgetAgreements() }
        if navigator.state.pending.isEmpty { hasAgreed = false }
    }

    func takeOutcomes() -> [String] {
        defer { outcomes = [] }
        return outcomes.sorted()
    }

    /// Returns the same program after a restart, in which guards allow what they had allowed: the
    /// place that is there, and what they have let pass in `other`.
    func restarted(beside other: TwinProgram) async throws -> TwinProgram {
        let next = try TwinProgram(world.values, after: world.results)
        next.world.admitted = navigator.state.root.allPlaces
        let (attempt, restoration) = try next.navigator.restore(navigator.save())
        await next.settle()
        for _ in 0..<8 where await next.repeatAnswers(of: other) {}
        next.world.admitted = []
        if !restoration.omissions.isEmpty { throw WalkFailure("\(restoration.omissions)") }
        if attempt.outcome == nil { throw WalkFailure("the place is not restored") }
        _ = next.takeOutcomes()
        return next
    }

    /// Gives the answers that guards and the user gave in `other`. Returns false if all are given.
    private func repeatAnswers(of other: TwinProgram) async -> Bool {
        let open = Set(other.world.open)
        let answered = world.open.filter { !open.contains($0) }
        for number in answered { world.answer(number, other.world.answers[number] ?? .allow) }
        let isAgreed = navigator.question != nil && agreements < other.agreements
        if isAgreed { agree() }
        await settle()
        return isAgreed || !answered.isEmpty
    }

    /// Answers the question with yes.
    func agree() {
        if navigator.question != nil { (agreements, hasAgreed) = (agreements + 1, true) }
        navigator.send(.answer("Yes"))
    }

    func end() {
        world.isOver = true
        navigator.end()
        listener = nil
        for number in world.open { world.answer(number, .allow) }
    }

    /// Waits until guards are asked, and what their answers lead to has happened.
    func settle() async {
        var rounds = 0
        while navigator.isAskingGuards || !world.open.isEmpty {
            let isSettled = navigator.isAskingGuards && !world.open.isEmpty
            if rounds >= (isSettled ? 6 : 500) { return }
            rounds += 1
            // All that is ready to run, on the main actor and on the pool of threads, runs first.
            await Task.detached { await MainActor.run {} }.value
        }
    }
}

extension TwinProgram {
    /// All that both programs show: the place with its drafts, the question, what waits.
    var text: String {
        let waiting = navigator.state.pending.map {
            let waits = navigator.state.root.waits(for: $0) ? "after \($0.waitedFor)" : "asks"
            return "\($0.cause) by \($0.departure) \(waits), to \(text(of: $0.target))"
        }
        return """
            \(text(of: navigator.state.root))
            shows \(navigator.state.path), asks \(navigator.question?.title ?? "nothing")
            waiting: \(waiting.sorted()), guards: \(world.open)
            results: \(world.results.suffix(4)) of \(world.results.count)
            """
    }

    private func text(of target: NavigationGoal.Target) -> String {
        switch target {
        case .transition(.popToEntry): "a screen below"
        case .transition(let transition): "\(transition)"
        case .state(let state, _), .saved(let state, _), .again(let state): text(of: state.root)
        case .end: "the end"
        }
    }

    private func text(of flow: FlowState) -> String {
        let stacks = flow.parts.map { stack, child in
            let entries = stack.elements.map(text).joined(separator: ", ")
            return "[\(entries)]" + (child.map { " > \(text(of: $0))" } ?? "")
        }
        let selected = flow.tabs.isEmpty ? "" : " in \(flow.stack.elements[0].route)"
        let modal = flow.modal.map { " under \(text(of: $0))" } ?? ""
        let alert = flow.alert.map { " alert \($0.title)" } ?? ""
        return "\(flow.kind) \(text(of: flow.destination))\(selected) "
            + stacks.joined(separator: " | ") + modal + alert
    }

    private func text(of place: PlaceStep) -> String {
        guard case .int(let number)? = place.parameters["n"] else { return "\(place.route)" }
        return "\(place.route) \(number)"
    }

    private func text(of entry: NavigationEntry) -> String {
        let draft = (navigator.screen(of: entry) as? DraftScreen)?.draft ?? ""
        return text(of: entry.destination) + (draft.isEmpty ? "" : " '\(draft)'")
    }
}

extension FlowState {
    /// The stacks of the flow, each with its child flow.
    fileprivate var parts: [(stack: EntryStack, child: FlowState?)] {
        tabs.isEmpty ? [(stack, child)] : tabs.map { ($0.stack, $0.child) }
    }

    /// Returns whether a screen or flow is there that must leave before the change continues.
    func waits(for pending: PendingNavigation) -> Bool {
        guard case .gone(let numbers) = pending.until else { return false }
        return !allIDs.isDisjoint(with: numbers)
    }

    private var allIDs: Set<Int> {
        var all: Set = [id]
        for (stack, child) in parts {
            all.formUnion(stack.map(\.id))
            if let child { all.formUnion(child.allIDs) }
        }
        if let modal { all.formUnion(modal.allIDs) }
        return all
    }

    /// The destinations of all screens and flows.
    var allPlaces: Set<PlaceStep> {
        var all: Set = [destination]
        for (stack, child) in parts {
            all.formUnion(stack.map { $0.destination })
            if let child { all.formUnion(child.allPlaces) }
        }
        if let modal { all.formUnion(modal.allPlaces) }
        return all
    }
}

extension Outcome {
    /// The outcome without its revision, which two programs do not share.
    fileprivate var words: String {
        switch self {
        case .committed: "committed"
        case .stayed, .refused, .superseded: "\(self)"
        }
    }
}
