import WaylineRouting

/// The groups of states that a user cannot leave. Of each group, only the states at which the user
/// enters it are reported.
struct ClosedParts {
    /// The open moves that may lead out of a group.
    enum Hope {
        /// Every open move.
        case anyMove

        /// The open moves of kinds that have led out elsewhere, or were tried less often than this.
        case kinds(triedLessThan: Int)
    }

    /// The states from which no step leads to a home.
    struct Lost {
        let home: Set<RouteName>
        let states: Set<Int>

        /// The states at which the user enters them.
        let entries: [Int]
    }

    /// The states from which all steps stay on the same screens.
    let dead: Set<Int>

    /// The states at which the user enters them.
    let deadEnds: [Int]

    /// The states from which no step leads to the declared homes, and for each tab, those of a flow
    /// with this tab from which none leads to its first screen.
    private(set) var lost: [Lost] = []

    init(of record: SearchRecord, homes: Set<RouteName>, hope: Hope = .anyMove) {
        let (graph, ways) = (record.graph, UserWays(in: record, hope))
        let canLeave = ways.states(leadingTo: []) { graph[$0].path != graph[$1].path }
        dead = canLeave.contains(0) ? Set(graph.all).subtracting(canLeave) : []
        deadEnds = Self.entries(of: dead, in: graph)
        if !homes.isEmpty { addLost(homes, Set(graph.all), ways, graph) }
        // A tab whose first screen was never shown is not seen, which is another problem.
        for tab in Set(graph.all.flatMap { graph[$0].tabs }).subtracting(homes)
        where graph.all.contains(where: { graph[$0].path.last == tab }) {
            let states = graph.all.filter { graph[$0].tabs.contains(tab) }
            addLost([tab], Set(states), ways, graph)
        }
    }

    private mutating func addLost(
        _ home: Set<RouteName>, _ states: Set<Int>, _ ways: UserWays, _ graph: StateGraph
    ) {
        let atHome = graph.all.filter { graph[$0].path.last.map(home.contains) ?? false }
        let part = states.subtracting(ways.states(leadingTo: Set(atHome)) { _, _ in false })
        let entries = Self.entries(of: part, in: graph).filter { !dead.contains($0) }
        lost.append(Lost(home: home, states: part, entries: entries))
    }

    /// The states of `part` to which an edge leads from another state, and the start.
    private static func entries(of part: Set<Int>, in graph: StateGraph) -> [Int] {
        var entries: Set<Int> = part.contains(0) ? [0] : []
        for state in graph.all where !part.contains(state) {
            entries.formUnion(graph.edges(of: state).map(\.edge.target).filter(part.contains))
        }
        return entries.sorted()
    }
}

/// The steps of users between states.
private struct UserWays {
    private let record: SearchRecord
    private let hope: ClosedParts.Hope

    /// The states before each state.
    private var sources: [[Int]]

    /// The kinds of the open moves of each state.
    private var open: [Int: Set<Int>] = [:]

    init(in record: SearchRecord, _ hope: ClosedParts.Hope) {
        let graph = record.graph
        (self.record, self.hope) = (record, hope)
        sources = [[Int]](repeating: [], count: graph.count)
        for state in graph.all {
            let moves = graph.openMoves(of: state).filter { graph.move($0).step.isOfUser }
            if !moves.isEmpty { open[state] = Set(moves.map(graph.kind)) }
            for edge in edges(of: state) { sources[edge.target].append(state) }
        }
    }

    /// The targets, the states with an edge that `leaves`, and all states that lead to one of them,
    /// also by an open move for which there is hope.
    func states(
        leadingTo targets: Set<Int>, leaves: (_ source: Int, _ target: Int) -> Bool
    ) -> Set<Int> {
        let leaving = record.graph.all.filter { state in
            edges(of: state).contains { leaves(state, $0.target) }
        }
        var found = all(leadingTo: targets.union(leaving))
        while true {
            let hopeful = hopeful(without: found, leaves)
            if hopeful.isEmpty { return found }
            found = all(leadingTo: found.union(hopeful))
        }
    }

    private func edges(of state: Int) -> [StateGraph.Edge] {
        record.graph.edges(of: state).map(\.edge).filter {
            record.graph.move($0.offer).step.isOfUser
        }
    }

    /// The states, other than those that were found, with an open move that may lead to these.
    private func hopeful(without found: Set<Int>, _ leaves: (Int, Int) -> Bool) -> [Int] {
        let rest = open.filter { !found.contains($0.key) }
        guard case .kinds(let tries) = hope, !rest.isEmpty else { return Array(rest.keys) }
        var leading: Set<Int> = []
        for state in record.graph.all {
            let leaving = edges(of: state).filter {
                found.contains($0.target) || leaves(state, $0.target)
            }
            leading.formUnion(leaving.map { record.graph.kind($0.offer) })
        }
        return rest.filter { _, kinds in
            kinds.contains {
                leading.contains($0) || record.kinds.tries($0) < tries && !record.kinds.isLeft($0)
            }
        }.map(\.key)
    }

    /// The targets, and all states from which an edge leads to one of them.
    private func all(leadingTo targets: Set<Int>) -> Set<Int> {
        var (found, queue) = (targets, Array(targets))
        while let state = queue.popLast() {
            for source in sources[state] where found.insert(source).inserted {
                queue.append(source)
            }
        }
        return found
    }
}
