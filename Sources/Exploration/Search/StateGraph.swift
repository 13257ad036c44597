import WaylineRouting

/// The states that were seen, and the moves between them.
struct StateGraph {
    /// A state of the app.
    struct State {
        let digest: Digest

        /// The screen on top, with the title of the alert over it.
        let node: String

        /// The routes of all screens that are shown.
        let path: [RouteName]

        /// The form whose values the page has.
        let form: String?

        /// The moves that were not tried, by number of their kind.
        var open: [(move: Move, kind: Int)] = []
        var edges: [Edge] = []
    }

    /// A move that was taken.
    struct Edge {
        let move: Move
        let target: Int

        /// The walk that has taken it.
        let walk: Walk

        /// False if the same move has led elsewhere, too.
        var isStable = true

        /// The kind of the move on its screen.
        let kind: String
    }

    private(set) var states: [State] = []
    private(set) var edgeCount = 0
    private var indices: [Digest: Int] = [:]

    subscript(state: Int) -> State {
        get { states[state] }
        set { states[state] = newValue }
    }

    func index(of digest: Digest) -> Int? { indices[digest] }

    mutating func add(_ state: State) -> Int {
        indices[state.digest] = states.count
        states.append(state)
        return states.count - 1
    }

    mutating func add(_ edge: Edge, from state: Int) {
        states[state].edges.append(edge)
        edgeCount += 1
    }

    mutating func markUnstable(_ move: Move, from state: Int) {
        guard let edge = states[state].edges.firstIndex(where: { $0.move == move }) else { return }
        states[state].edges[edge].isStable = false
    }

    /// Numbers for the edges, the same in each process.
    var edgeNumbers: [Int] {
        states.flatMap { state in
            state.edges.map { edge in
                var digest = state.digest
                for line in edge.move.step.lines { digest.add(line) }
                digest.add(states[edge.target].digest.number)
                return digest.number
            }
        }
    }

    /// The edges on a shortest way from one of `sources` to the nearest state that is `wanted`. A source
    /// counts as many steps as its cost. Nil if there is no way.
    func way(
        from sources: [(state: Int, cost: Int)], to wanted: (Int) -> Bool
    ) -> Way? {
        var search = BreadthFirst(self, sources)
        while let state = search.next() {
            if wanted(state) { return search.way(to: state) }
        }
        return nil
    }

    /// The shortest way from state 0 to each state. Of equal ways, it takes the simplest one, in every
    /// order of the search.
    func shortestWays() -> [[ExplorationStep]?] {
        var sorted = self
        for state in states.indices {
            sorted.states[state].edges.sort { [$0.move.step].isSimpler(than: [$1.move.step]) }
        }
        var search = BreadthFirst(sorted, [(0, 0)])
        var ways = [[ExplorationStep]?](repeating: nil, count: states.count)
        while let state = search.next() {
            ways[state] = search.way(to: state).moves.map(\.step)
        }
        return ways
    }
}

/// A source of a search, and the moves from there.
struct Way {
    let source: Int
    let moves: [Move]
}

/// Visits states, the nearest first.
private struct BreadthFirst {
    private struct Origin {
        let state: Int
        let edge: Int
    }

    private let graph: StateGraph
    private var origins: [Origin?]
    private var isSeen: [Bool]
    private var queue: [(state: Int, depth: Int)] = []
    private var place = 0
    private var waiting: [(state: Int, cost: Int)]

    init(_ graph: StateGraph, _ sources: [(state: Int, cost: Int)]) {
        self.graph = graph
        origins = Array(repeating: nil, count: graph.states.count)
        isSeen = Array(repeating: false, count: graph.states.count)
        waiting = sources.sorted { $0.cost > $1.cost }
        addSources(upTo: waiting.last?.cost ?? 0)
    }

    mutating func next() -> Int? {
        if place == queue.count, let cost = waiting.last?.cost { addSources(upTo: cost) }
        guard place < queue.count else { return nil }
        let (state, depth) = queue[place]
        addSources(upTo: depth)
        place += 1
        for (index, edge) in graph[state].edges.enumerated()
        where edge.isStable && !isSeen[edge.target] {
            isSeen[edge.target] = true
            origins[edge.target] = Origin(state: state, edge: index)
            queue.append((edge.target, depth + 1))
        }
        return state
    }

    private mutating func addSources(upTo cost: Int) {
        while let source = waiting.last, source.cost <= cost {
            waiting.removeLast()
            if isSeen[source.state] { continue }
            isSeen[source.state] = true
            queue.append((source.state, source.cost))
        }
    }

    func way(to state: Int) -> Way {
        var (moves, state) = ([Move](), state)
        while let origin = origins[state] {
            moves.append(graph[origin.state].edges[origin.edge].move)
            state = origin.state
        }
        return Way(source: state, moves: moves.reversed())
    }
}
