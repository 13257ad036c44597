/// Ways back that lose what was entered without a question, though they ask one before anything is
/// entered.
struct LostInput {
    /// The ways back of one screen, before and after a form was filled in.
    private struct Ways {
        var emptyAsks = false
        var emptyLeaves = false
        var filledInAsks = false
        var keepsInput = false

        /// The steps that leave with a form that is filled in.
        var leaves: [(state: Int, step: ExplorationStep)] = []

        /// The steps that lead where the answer leads that discards the input.
        var losses: [(state: Int, step: ExplorationStep)] {
            emptyAsks && !emptyLeaves && !filledInAsks && !keepsInput ? leaves : []
        }
    }

    private let graph: StateGraph

    /// For each state in which a form was filled in, the states before it.
    private var sources: [Int: [Int]] = [:]
    private var ways: [String: Ways] = [:]

    /// Returns the ways back that a search has found.
    static func all(in graph: StateGraph) -> [StateFinding] {
        LostInput(graph).ways.flatMap { node, ways in
            let text =
                "back from '\(node)' asks before anything is entered, but not when it is lost"
            return ways.losses.map {
                StateFinding(
                    finding: Finding(kind: .lostInput, text: text), state: $0.state, step: $0.step)
            }
        }
    }

    private init(_ graph: StateGraph) {
        self.graph = graph
        for state in graph.all {
            for (_, edge) in graph.edges(of: state) where step(of: edge).entersText {
                sources[edge.target, default: []].append(state)
            }
        }
        for state in graph.all {
            for edge in ways(backFrom: state) { note(edge, from: state) }
        }
    }

    /// Notes a way back: it leaves, asks, or is refused.
    private mutating func note(_ edge: StateGraph.Edge, from state: Int) {
        let (page, target) = (graph[state], graph[edge.target])
        var ways = ways[page.node] ?? Ways()
        let sources = sources[state]
        if target.path != page.path {
            if let sources {
                ways.leaves.append((state, step(of: edge)))
                let discarded = sources.map(statesAfterDiscarding).filter { !$0.isEmpty }
                if discarded.contains(where: { !$0.contains(edge.target) }) {
                    ways.keepsInput = true
                }
            } else {
                ways.emptyLeaves = true
            }
        } else if target.node != page.node {
            if sources == nil { ways.emptyAsks = true } else { ways.filledInAsks = true }
        }
        self.ways[page.node] = ways
    }

    /// The states to which the answers to the question lead that a way back asks.
    private func statesAfterDiscarding(at state: Int) -> Set<Int> {
        let asked = ways(backFrom: state).map(\.target).filter {
            graph[$0].path == graph[state].path
        }
        return Set(asked.flatMap { graph.edges(of: $0).map(\.edge.target) }).filter {
            graph[$0].path != graph[state].path
        }
    }

    private func ways(backFrom state: Int) -> [StateGraph.Edge] {
        graph.edges(of: state).map(\.edge).filter {
            step(of: $0).verb == .back && step(of: $0).fault == nil
        }
    }

    private func step(of edge: StateGraph.Edge) -> ExplorationStep { graph.move(edge.offer).step }
}
