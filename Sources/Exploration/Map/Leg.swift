/// A way from a screen to another one, in a map.
struct Leg {
    /// The number of the state in which it begins.
    let state: Int
    let step: ExplorationStep

    /// The screen in which it begins, with the title of the alert over it.
    let node: String

    /// The screen to which it leads, with the title of the alert over it.
    let target: String

    /// The step in the map, e.g. `choose 'Log in' as 'valid'`.
    let label: String

    /// The ways between screens, without links. A form or a row is named only if the way leads
    /// elsewhere with another one, and a fault only if the way leads elsewhere without it.
    static func all(in graph: StateGraph) -> [Leg] {
        let all = graph.all.flatMap { state in
            graph.edges(of: state).compactMap { _, edge in
                Taken(graph.move(edge.offer), from: state, to: edge.target, in: graph)
            }
        }
        var targets: [String: Set<String>] = [:]
        for taken in all where taken.move.step.fault == nil {
            for label in taken.labels {
                targets["\(taken.node): \(label)", default: []].insert(taken.target)
            }
        }
        return all.compactMap { taken in
            let (node, target, labels) = (taken.node, taken.target, taken.labels)
            let known = { (label: String) in targets["\(node): \(label)"] ?? [] }
            let label = labels.first { known($0).count < 2 } ?? labels[labels.count - 1]
            guard let fault = taken.move.step.fault else {
                return target == node ? nil : taken.leg(label)
            }
            return known(label).contains(target) ? nil : taken.leg("\(label) during '\(fault)'")
        }
    }
}

/// A move that was taken, other than a link.
private struct Taken {
    let move: Move
    let state: Int
    let node: String
    let target: String
    let labels: [String]

    init?(_ move: Move, from state: Int, to target: Int, in graph: StateGraph) {
        if move.step.verb == .open { return nil }
        self.move = move
        self.state = state
        node = graph[state].node
        self.target = graph[target].node
        labels = Self.labels(of: move, from: graph[state])
    }

    func leg(_ label: String) -> Leg {
        Leg(state: state, step: move.step, node: node, target: target, label: label)
    }

    /// The names of a step, the shortest one first: the control, with the form, and with the row.
    private static func labels(of move: Move, from page: StateGraph.Page) -> [String] {
        guard move.isPress, let form = page.form?.name else {
            return [move.label, move.exactLabel]
        }
        return [move.label, "\(move.label) as '\(form)'", "\(move.exactLabel) as '\(form)'"]
    }
}
