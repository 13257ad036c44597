/// A way from a screen to another one, in a map.
struct Leg {
    /// The number of the state in which it begins.
    let state: Int
    let edge: StateGraph.Edge

    /// The screen in which it begins, with the title of the alert over it.
    let node: String

    /// The screen to which it leads, with the title of the alert over it.
    let target: String

    /// The step in the map, e.g. `choose 'Log in' as 'valid'`.
    let label: String

    private init(
        _ edge: StateGraph.Edge, from state: Int, in graph: StateGraph, _ label: String
    ) {
        self.state = state
        self.edge = edge
        node = graph[state].node
        target = graph[edge.target].node
        self.label = label
    }

    /// The ways between screens, without links. A form or a row is named only if the way leads elsewhere with
    /// another one, and a fault only if the way leads elsewhere without it.
    static func all(in graph: StateGraph) -> [Leg] {
        let all = graph.states.indices.flatMap { state in
            graph[state].edges.map {
                (state: state, edge: $0, labels: labels(of: $0, from: graph[state]))
            }
        }.filter { if case .open = $0.edge.move.step.action { false } else { true } }
        var targets: [String: Set<String>] = [:]
        for (state, edge, labels) in all where edge.move.step.fault == nil {
            for label in labels {
                targets["\(graph[state].node): \(label)", default: []].insert(
                    graph[edge.target].node)
            }
        }
        return all.compactMap { state, edge, labels in
            let (node, target) = (graph[state].node, graph[edge.target].node)
            let known = { (label: String) in targets["\(node): \(label)"] ?? [] }
            let label = labels.first { known($0).count < 2 } ?? labels[labels.count - 1]
            guard let fault = edge.move.step.fault else {
                return target == node ? nil : Leg(edge, from: state, in: graph, label)
            }
            if known(label).contains(target) { return nil }
            return Leg(edge, from: state, in: graph, "\(label) during '\(fault)'")
        }
    }

    /// The names of a step, the shortest one first: the control, with the form, and with the row.
    private static func labels(of edge: StateGraph.Edge, from state: StateGraph.State) -> [String] {
        let move = edge.move
        guard case .choose = move.step.action, !move.controls.isEmpty, let form = state.form else {
            return [move.label, move.exactLabel]
        }
        return [move.label, "\(move.label) as '\(form)'", "\(move.exactLabel) as '\(form)'"]
    }
}
