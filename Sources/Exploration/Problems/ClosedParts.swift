import WaylineRouting

/// The groups of states that a user cannot leave. States that lead to an untried move are left out.
/// Of each group, only the states at which the user enters it are reported.
struct ClosedParts {
    /// States from which all steps stay on the same screens.
    private(set) var deadEnds: [Int] = []

    /// Other states from which no step leads home.
    private(set) var withoutHome: [Int] = []

    init(of graph: StateGraph, homes: Set<RouteName>) {
        var sources = [[Int]](repeating: [], count: graph.count)
        var isOpen: Set<Int> = []
        var leaves: Set<Int> = []
        for state in graph.all {
            let open = graph.openMoves(of: state)
            if open.contains(where: { graph.move($0).step.isOfUser }) { isOpen.insert(state) }
            for (_, edge) in graph.edges(of: state) where graph.move(edge.offer).step.isOfUser {
                sources[edge.target].append(state)
                if graph[edge.target].path != graph[state].path { leaves.insert(state) }
            }
        }
        let canLeave = Self.states(leadingTo: isOpen.union(leaves), sources)
        let dead = canLeave.contains(0) ? Set(graph.all).subtracting(canLeave) : []
        deadEnds = Self.entries(of: dead, in: graph)
        if homes.isEmpty { return }
        let atHome = graph.all.filter { state in
            graph[state].path.last.map(homes.contains) ?? false
        }
        let canGoHome = Self.states(leadingTo: isOpen.union(atHome), sources)
        let lost = Set(graph.all).subtracting(canGoHome)
        withoutHome = Self.entries(of: lost, in: graph).filter { !dead.contains($0) }
    }

    /// The states of `part` to which an edge leads from another state, and the start.
    private static func entries(of part: Set<Int>, in graph: StateGraph) -> [Int] {
        var entries: Set<Int> = part.contains(0) ? [0] : []
        for state in graph.all where !part.contains(state) {
            entries.formUnion(graph.edges(of: state).map(\.edge.target).filter(part.contains))
        }
        return entries.sorted()
    }

    /// The targets, and all states from which one of them can be reached.
    private static func states(leadingTo targets: Set<Int>, _ sources: [[Int]]) -> Set<Int> {
        var (found, queue) = (targets, Array(targets))
        while let state = queue.popLast() {
            for source in sources[state] where found.insert(source).inserted {
                queue.append(source)
            }
        }
        return found
    }
}
