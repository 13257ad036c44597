/// Ways back that lose what was entered without a question, though they ask one before anything is
/// entered.
struct LostInput {
    /// The ways back of one screen, each before and after a form was filled in.
    private struct Ways {
        /// True if some way is as it should be: it leaves an empty form, asks about one that is
        /// filled in, or keeps what was entered.
        var areRight = false

        /// The steps that leave with a form that is filled in, and ask with an empty one.
        var losses: [(state: Int, step: ExplorationStep)] = []
    }

    private let graph: StateGraph
    private var ways: [String: Ways] = [:]

    /// Returns the ways back that a search has found.
    static func all(in graph: StateGraph) -> [StateFinding] {
        LostInput(graph).ways.filter { !$0.value.areRight }.flatMap { node, ways in
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
        let entries = graph.all.flatMap { state in
            graph.edges(of: state).map(\.edge).filter { step(of: $0).entersText }.map {
                (empty: state, filledIn: $0.target)
            }
        }
        let filledIn = Set(entries.map(\.filledIn))
        for entry in entries
        where graph[entry.empty].form == nil && !filledIn.contains(entry.empty) {
            compare(entry.empty, entry.filledIn)
        }
    }

    /// Compares the ways back from a state, and after a form was filled in there.
    private mutating func compare(_ empty: Int, _ filledIn: Int) {
        let node = graph[empty].node
        var ways = ways[node] ?? Ways()
        let asked = waysBack(from: empty).filter { asks($0, from: empty) }
        let discarded = Set(
            asked.flatMap { graph.edges(of: $0.target).map(\.edge.target) }
                .filter { graph[$0].path != graph[empty].path })
        if waysBack(from: empty).contains(where: { leaves($0, from: empty) }) {
            ways.areRight = true
        }
        for edge in waysBack(from: filledIn) {
            if asks(edge, from: filledIn) { ways.areRight = true }
            guard leaves(edge, from: filledIn) else { continue }
            if !discarded.isEmpty, !discarded.contains(edge.target) {
                ways.areRight = true
            } else if !asked.isEmpty {
                ways.losses.append((filledIn, step(of: edge)))
            }
        }
        self.ways[node] = ways
    }

    private func leaves(_ edge: StateGraph.Edge, from state: Int) -> Bool {
        graph[edge.target].path != graph[state].path
    }

    private func asks(_ edge: StateGraph.Edge, from state: Int) -> Bool {
        !leaves(edge, from: state) && graph[edge.target].node != graph[state].node
    }

    private func waysBack(from state: Int) -> [StateGraph.Edge] {
        graph.edges(of: state).map(\.edge).filter {
            step(of: $0).verb == .back && step(of: $0).fault == nil
        }
    }

    private func step(of edge: StateGraph.Edge) -> ExplorationStep { graph.move(edge.offer).step }
}
