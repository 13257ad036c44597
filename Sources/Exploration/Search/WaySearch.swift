/// Finds ways in a graph, the nearest states first. It keeps its memory from one search to the
/// next.
struct WaySearch {
    /// The last step of the way to a state.
    private struct Visit {
        /// The number of the search that has come there.
        var search: Int32 = 0
        var source: Int32 = 0

        /// The edge that leads there; negative at a source.
        var edge: Int32 = -1
    }

    private var visits: [Visit] = []
    private var queue: [(state: Int32, depth: Int32)] = []
    private var search: Int32 = 0

    /// A shortest way from one of `sources` to the nearest state that is `wanted`. A
    /// source counts as many steps as its cost. Nil if there is no way.
    mutating func way(
        in graph: StateGraph, from sources: [(state: Int, cost: Int)], to wanted: (Int) -> Bool
    ) -> SearchWay? {
        begin(graph)
        var waiting = sources.sorted { $0.cost > $1.cost }
        var place = 0
        while true {
            if place == queue.count, let cost = waiting.last?.cost { add(&waiting, upTo: cost) }
            guard place < queue.count else { return nil }
            let (state, depth) = queue[place]
            add(&waiting, upTo: Int(depth))
            place += 1
            if wanted(Int(state)) { return way(to: Int(state)) }
            for (number, edge) in graph.edges(of: Int(state)) {
                arrive(at: edge.target, from: state, number, depth, graph)
            }
        }
    }

    /// Finds the ways from state 0 to all states. Of equal ways, the one with lower `ranks` of its
    /// moves is taken.
    mutating func findAll(in graph: StateGraph, ranks: [Int]) {
        begin(graph)
        if graph.count > 0 { add(0, 0) }
        var place = 0
        while place < queue.count {
            let (state, depth) = queue[place]
            place += 1
            let edges = graph.edges(of: Int(state)).sorted {
                ranks[Int($0.edge.offer)] < ranks[Int($1.edge.offer)]
            }
            for (number, edge) in edges {
                arrive(at: edge.target, from: state, number, depth, graph)
            }
        }
    }

    /// The way that the last search has found to a state; nil if it has not come there.
    func way(to state: Int) -> SearchWay? {
        guard state < visits.count, visits[state].search == search else { return nil }
        var (edges, state) = ([Int32](), state)
        while visits[state].edge >= 0 {
            edges.append(visits[state].edge)
            state = Int(visits[state].source)
        }
        return SearchWay(source: state, edges: edges.reversed())
    }

    private mutating func begin(_ graph: StateGraph) {
        search += 1
        queue.removeAll(keepingCapacity: true)
        while visits.count < graph.count { visits.append(Visit()) }
    }

    private mutating func add(_ waiting: inout [(state: Int, cost: Int)], upTo cost: Int) {
        while let source = waiting.last, source.cost <= cost {
            waiting.removeLast()
            add(source.state, source.cost)
        }
    }

    private mutating func add(_ state: Int, _ cost: Int) {
        if visits[state].search == search { return }
        visits[state] = Visit(search: search)
        queue.append((Int32(state), Int32(cost)))
    }

    private mutating func arrive(
        at target: Int, from state: Int32, _ edge: Int32, _ depth: Int32, _ graph: StateGraph
    ) {
        guard visits[target].search != search, graph.isStable(edge) else { return }
        visits[target] = Visit(search: search, source: state, edge: edge)
        queue.append((Int32(target), depth + 1))
    }
}

/// A source of a search, and the edges from there.
struct SearchWay {
    let source: Int
    let edges: [Int32]
}

/// The shortest way from the start to each state. Of equally short ways, it is the simplest,
/// whatever the order of the search.
struct ShortestWays {
    private let graph: StateGraph
    private var search = WaySearch()

    init(in graph: StateGraph) {
        self.graph = graph
        search.findAll(in: graph, ranks: graph.ranksOfMoves)
    }

    /// Returns whether a step of the way to a state began or ended on its screen while a fault
    /// lasted.
    func hasFaultOnScreen(of state: Int) -> Bool {
        waySteps(to: state)?.contains { step in
            step.step.fault != nil
                && [step.source, step.target].contains { graph[$0].node == graph[state].node }
        } ?? false
    }

    /// A step of a way, and the states before and after it.
    typealias WayStep = (source: Int, step: ExplorationStep, target: Int)

    /// The steps to a state, each with the states before and after it; nil if no way is known.
    func waySteps(to state: Int) -> [WayStep]? {
        guard let way = search.way(to: state) else { return nil }
        var source = way.source
        return way.edges.map { number in
            let edge = graph[edge: number]
            defer { source = edge.target }
            return (source, graph.move(edge.offer).step, edge.target)
        }
    }

    /// The steps to a state; nil if no way is known.
    subscript(state: Int) -> [ExplorationStep]? { waySteps(to: state)?.map(\.step) }
}
