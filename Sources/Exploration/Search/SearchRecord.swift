/// Everything that a search has found so far.
struct SearchRecord {
    /// The most sightings that are kept of one observation.
    private static let mostSightings = 12

    private(set) var graph = StateGraph()
    private(set) var kinds = KindTable()
    private(set) var sightings: [Observation: [Sighting]] = [:]
    private(set) var divergences: [String: Divergence] = [:]
    private(set) var otherStarts = 0
    let traps: [JournalTrap]
    private var checked: Set<String> = []
    var facts = FactLog()
    var looks = ScreenLooks()
    var steps = 0

    /// The properties that held at least once.
    var held: Set<String> = []

    /// True if a state has the same number in each process.
    private let hasEqualNumbers: Bool

    init(traps: [JournalTrap], hasEqualNumbers: Bool) {
        self.traps = traps
        self.hasEqualNumbers = hasEqualNumbers
    }

    /// The place, among the open moves of `state`, of the one that was tried least.
    func bestMove(of state: Int, upToTries limit: Int) -> Int? {
        var best: (index: Int, tries: Int)?
        for (index, open) in graph[state].open.enumerated() {
            let tries = kinds.tries(open.kind)
            if tries <= limit, tries < best?.tries ?? .max { best = (index, tries) }
            if tries == 0 { break }
        }
        return best?.index
    }

    mutating func takeOpenMove(_ index: Int, of state: Int) -> Move {
        let (move, kind) = graph[state].open.remove(at: index)
        kinds.noteTry(kind)
        return move
    }

    mutating func add(_ state: StateGraph.State, _ moves: [Move]) -> Int {
        var state = state
        for move in moves where !isBanned(move, in: state) {
            state.open.append((move, kinds.add(move.kind(on: state.node))))
        }
        return graph.add(state)
    }

    /// Returns whether a move has ended an earlier process: in this state, or in three states. Without equal
    /// numbers for equal states, one is enough.
    private func isBanned(_ move: Move, in state: StateGraph.State) -> Bool {
        let alike = traps.filter { $0.bans(move.kind(on: state.node)) }
        if !hasEqualNumbers || alike.count > 2 { return !alike.isEmpty }
        return alike.contains { $0.state == "\(state.digest.number)" }
    }

    mutating func note(
        _ observations: [Observation], at state: Int, _ step: ExplorationStep?, _ walk: Walk?
    ) {
        for observation in observations
        where sightings[observation, default: []].count < Self.mostSightings {
            sightings[observation, default: []].append(
                Sighting(observation: observation, state: state, step: step, walk: walk))
        }
    }

    /// The place, among the edges of `state`, of one whose kind was not taken twice.
    func uncheckedEdge(of state: Int) -> Int? {
        graph[state].edges.firstIndex { $0.isStable && !checked.contains($0.kind) }
    }

    /// Notes that the kind of a move was taken twice.
    mutating func noteCheck(_ edge: Int, of state: Int) {
        checked.insert(graph[state].edges[edge].kind)
    }

    /// Notes a step: a new edge, a known one, or one that leads elsewhere than before.
    mutating func noteStep(
        _ move: Move, from state: Int, to landing: Int, _ walk: Walk?, hasEffect: Bool
    ) {
        let node = graph[state].node
        facts.note(move, on: node, hasEffect: hasEffect)
        if case .open(let link) = move.step.action, move.step.fault == nil {
            facts.note(link: link, to: graph[landing].node)
        }
        guard let walk else { return }
        guard let known = graph[state].edges.first(where: { $0.move == move }) else {
            return graph.add(
                StateGraph.Edge(
                    move: move, target: landing, walk: walk, kind: move.kind(on: node)),
                from: state)
        }
        if known.target == landing { return }
        graph.markUnstable(move, from: state)
        let kind = "\(node): \(move.label)"
        if divergences[kind] != nil { return }
        divergences[kind] = Divergence(
            state: state, move: move,
            landings: [graph[known.target].digest, graph[landing].digest],
            walks: [known.walk, walk])
    }

    mutating func noteOtherStart(_ state: Int) {
        otherStarts += 1
    }
}

extension Move {
    func kind(on node: String) -> String { "\(node): \(kind)" }
}
