import WaylineRouting

/// Everything that a search has found so far.
struct SearchRecord {
    /// The most sightings that are kept of one finding: those in the states that were found first.
    private static let mostSightings = 12

    private(set) var graph = StateGraph()
    private(set) var kinds: KindTable

    /// For each state, the urgency up to which no open move is left; nil if it is not known.
    private var spent: [KindTable.Urgency?] = []

    /// A number that grows when moves are added, or when late ones are to be tried.
    private(set) var moveRevision = 0
    private(set) var sightings: [Finding: [Sighting]] = [:]
    private(set) var divergences: [String: Divergence] = [:]

    /// The first landing of each wait, and its walk.
    private var waits: [Wait: (landing: Int, walk: Int32)] = [:]
    let traps: [JournalTrap]

    /// The number of times that the moves of each kind were taken again.
    private var checks: [Int: Int] = [:]
    var facts = FactLog()
    var looks = ScreenLooks()
    private(set) var presses = Presses()
    var steps = 0

    /// The number of steps, and the time, until something new was seen last.
    private(set) var lastNews = (steps: 0, time: Duration.zero)
    private var newsCount = 0

    /// The number of steps until a new screen was seen last.
    private var lastScreen = (steps: 0, count: 0)

    /// The limit that has ended the search before all was tried.
    var limit: ExplorationLimits.Limit?

    /// True if the app has not always started in the same state.
    var startsDiffer = false

    /// The properties that held at least once.
    var held: Set<String> = []

    /// True if a state has the same number in each process.
    private let hasEqualNumbers: Bool

    private let vocabulary: Vocabulary
    private var paths: Set<[RouteName]> = []

    @MainActor
    init(traps: [JournalTrap], of plan: SearchPlan) {
        self.traps = traps
        hasEqualNumbers = plan.hasEqualNumbers
        kinds = KindTable(most: plan.limits.triesOfAKind)
        vocabulary = plan.vocabulary
    }

    /// The place, in the menu of `state`, of the most urgent open move; of several, the one that
    /// was tried least.
    func bestMove(of state: Int, upTo limit: KindTable.Urgency) -> Int? {
        var best: (place: Int, urgency: KindTable.Urgency, tries: Int)?
        let changes = graph.changes(of: state)
        for (place, offer) in graph.menu(of: state).enumerated()
        where !graph.isTried(place, of: state) {
            let kind = graph.kind(offer)
            guard let urgency = kinds.urgency(kind, after: changes), urgency <= limit else {
                continue
            }
            let tries = kinds.tries(kind)
            if let best, (best.urgency, best.tries) <= (urgency, tries) { continue }
            best = (place, urgency, tries)
            if urgency == .newKind { break }
        }
        return best?.place
    }

    /// The place, in the menu of `state`, of the open move of the user that was tried least.
    func bestUserMove(of state: Int) -> Int? {
        let menu = graph.menu(of: state)
        return menu.indices.filter {
            !graph.isTried($0, of: state) && graph.move(menu[$0]).step.isOfUser
                && !kinds.isLeft(graph.kind(menu[$0]))
        }.min { kinds.tries(graph.kind(menu[$0])) < kinds.tries(graph.kind(menu[$1])) }
    }

    /// Lets moves be tried that come last.
    mutating func tryLateMoves() {
        moveRevision += 1
        kinds.tryLate()
        spent = spent.map { _ in nil }
    }

    /// Returns whether a state has an open move that is at least so urgent. Once it has none, it
    /// has one again only after it gets another move.
    mutating func hasMove(_ state: Int, upTo urgency: KindTable.Urgency) -> Bool {
        if let spent = spent[state], spent >= urgency { return false }
        if bestMove(of: state, upTo: urgency) != nil { return true }
        spent[state] = urgency
        return false
    }

    /// Notes that an open move is tried, and returns its number.
    mutating func takeMove(at place: Int, of state: Int) -> Int32 {
        let offer = graph.menu(of: state)[place]
        graph.noteTry(place, of: state)
        kinds.noteTry(graph.kind(offer), after: graph.changes(of: state))
        return offer
    }

    /// Notes that a move has begun work that does not end.
    mutating func noteEndless(_ offer: Int32) { kinds.noteEndless(graph.kind(offer)) }

    /// Adds a state with its moves. `look` is the hash of what the user sees, and `changes` are
    /// those of the world since the start.
    mutating func add(
        _ digest: Digest, _ page: StateGraph.Page, _ moves: [Move], world: Int, look: Int32,
        changes: WorldChanges
    ) -> Int {
        var menu: [Int32] = []
        for move in moves {
            let kind = move.kind(on: page.node)
            if isBanned(kind, in: digest) { continue }
            menu.append(
                graph.number(
                    of: StateGraph.Offer(
                        move: move.withoutKind,
                        kind: kinds.add(kind, after: changes, isLate: move.nearForm != nil))))
        }
        moveRevision += 1
        spent.append(nil)
        return graph.add(digest, page, menu, world: world, look: look, changes: changes)
    }

    /// Adds the move that takes a move of a state and undoes it at once.
    private mutating func addUndoing(_ offer: Int32, to state: Int) {
        let kind = "\(kinds.name(graph.kind(offer))), then undo"
        guard let move = graph.move(offer).undone, !isBanned(kind, in: graph.digest(of: state))
        else { return }
        let undone = StateGraph.Offer(
            move: move, kind: kinds.add(kind, after: graph.changes(of: state)))
        moveRevision += 1
        graph.add(graph.number(of: undone), to: state)
        spent[state] = nil
    }

    /// Returns whether a move of this kind has ended an earlier process: in this state, or in three
    /// states. Without equal numbers for equal states, or if it does not end, which takes long, one
    /// is enough.
    private func isBanned(_ kind: String, in state: Digest) -> Bool {
        let alike = traps.filter { $0.bans(kind) }
        let isOneEnough = !hasEqualNumbers || alike.contains(where: \.isEndless)
        if isOneEnough || alike.count > 2 { return !alike.isEmpty }
        return alike.contains { $0.state == "\(state.number)" }
    }

    /// Adds a move to the walk, and returns the number of the longer one.
    mutating func addWalk(_ offer: Int32, after walk: Int32?) -> Int32 {
        graph.addWalk(offer, after: walk)
    }

    mutating func note(
        _ findings: [Finding], at state: Int, _ step: ExplorationStep?, _ walk: Int32?
    ) {
        for finding in findings where !vocabulary.allows(finding.text) {
            let sighting = Sighting(state: state, step: step, walk: walk)
            sightings[finding, default: []].append(sighting)
            guard let known = sightings[finding], known.count > Self.mostSightings,
                let last = known.indices.max(by: { known[$0].state < known[$1].state })
            else { continue }
            sightings[finding]?.remove(at: last)
        }
    }

    /// Notes whether the last step, `time` after the start, has shown a new screen, decision,
    /// verdict, result or link.
    mutating func noteNews(after time: Duration) {
        let count = looks.screenCount + facts.count
        if count > newsCount { (newsCount, lastNews) = (count, (steps, time)) }
        if looks.screenCount > lastScreen.count { lastScreen = (steps, looks.screenCount) }
    }

    /// True if a screen that was not shown so far is missed: each kind of step was tried so many
    /// times, or, if the limit of steps was reached, once and no new screen was seen in the second
    /// half of the search.
    func missesScreens(afterTries tries: Int) -> Bool {
        kinds.areTried(atLeast: tries)
            || limit == .steps && !kinds.hasNew && lastScreen.steps <= steps / 2
    }

    /// The move of an edge of `state` whose kind was taken again less often than `count` times.
    func moveToCheck(_ count: Int, of state: Int) -> Int32? {
        graph.edges(of: state).first { number, edge in
            graph.isStable(number) && checks[graph.kind(edge.offer), default: 0] < count
        }?.edge.offer
    }

    /// Notes that a move is taken again.
    mutating func noteCheck(_ offer: Int32) {
        checks[graph.kind(offer), default: 0] += 1
    }

    /// Notes a step: a new edge, a known one, or one that leads elsewhere than before.
    ///
    /// - Parameter opens: it has led to a screen that was not shown so far.
    mutating func noteStep(
        _ offer: Int32, from state: Int, to landing: Int, _ walk: Int32, _ arrival: Arrival,
        opens: Bool
    ) {
        noteEffect(offer, from: state, to: landing, arrival)
        if opens { noteOpening(of: landing, by: offer) }
        if paths.insert(graph[landing].path).inserted {
            kinds.noteNewPath(graph.kind(offer))
        }
        let isWait = graph.move(offer).step.isWait
        let before = isWait ? landingBefore(offer, state, landing, walk, arrival) : nil
        guard let number = graph.edge(by: offer, of: state) else {
            if arrival.canUndo { addUndoing(offer, to: state) }
            return graph.addEdge(by: offer, from: state, to: landing, walk)
        }
        let edge = graph[edge: number]
        if edge.target != landing { graph.markUnstable(number) }
        let known = before ?? (edge.target, edge.walk)
        if known.landing == landing { return }
        let move = graph.move(offer)
        let kind = "\(graph[state].node): \(move.label)"
        // The state that was found first is the nearest to the start.
        if let known = divergences[kind], known.state <= state { return }
        divergences[kind] = Divergence(
            state: state, move: move, timing: arrival.timing,
            landings: [graph.digest(of: known.landing), graph.digest(of: landing)],
            walks: [known.walk, walk])
    }

    private mutating func noteOpening(of state: Int, by offer: Int32) {
        let node = graph[state].node
        kinds.noteOpening(of: node, by: graph.kind(offer))
        if graph.move(offer).step.fault == nil {
            kinds.noteOpening(of: node, after: graph.changes(of: state))
        }
    }

    /// The first landing of a wait, with the same pending work before it, and its walk. With other
    /// work, it can lead elsewhere, though the screen is the same.
    private mutating func landingBefore(
        _ offer: Int32, _ state: Int, _ landing: Int, _ walk: Int32, _ arrival: Arrival
    ) -> (landing: Int, walk: Int32) {
        let wait = Wait(state: state, offer: offer, timing: arrival.timing)
        let known = waits[wait] ?? (landing, walk)
        waits[wait] = known
        return known
    }

    /// Notes the controls that a step has used, the presses without an effect, and the links.
    private mutating func noteEffect(
        _ offer: Int32, from state: Int, to landing: Int, _ arrival: Arrival
    ) {
        let move = graph.move(offer)
        let hasEffect = landing != state || arrival.message != nil || !arrival.events.isEmpty
        facts.note(move, on: graph[state].node, hasEffect: hasEffect)
        if arrival.refusal == nil {
            let isUseless = landing == state && arrival.onlyStays
            let showsNothing =
                move.step.fault == nil && arrival.message == nil && !arrival.isWaiting
                && graph.areAlike(state, landing) && (landing != state || graph[state].form != nil)
            let isSeen =
                move.step.fault == nil
                ? hasEffect && !isUseless && !showsNothing
                : arrival.isFaultShown || arrival.isWaiting
            let isHidden = landing != state && showsNothing
            presses.note(
                move, from: state, to: landing, in: graph, hasEffect: isSeen, isHidden,
                stays: arrival.onlyStays && !arrival.events.isEmpty)
        }
        if !arrival.isWaiting { presses.noteFailure(move, from: state, to: landing, in: graph) }
        if let link = arrival.link { facts.note(link: link, to: graph[landing].node) }
    }
}

/// A wait in a state, with this work pending.
private struct Wait: Hashable {
    let state: Int
    let offer: Int32
    let timing: Digest?
}

extension Move {
    func kind(on node: String) -> String { "\(node): \(kind)" }
}
