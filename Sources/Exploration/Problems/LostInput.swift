/// A way back that loses what was entered without a question, though it asks one before anything is
/// entered.
struct LostInput {
    let finding: Finding
    let state: Int
    let step: ExplorationStep

    /// The ways back of one screen.
    private struct Ways {
        var asksWhenEmpty = false
        var asksWhenFilledIn = false
        var leavesWhenEmpty = false
        var losses: [(state: Int, step: ExplorationStep)] = []

        var areInverted: Bool { asksWhenEmpty && !asksWhenFilledIn && !leavesWhenEmpty }
    }

    static func all(in graph: StateGraph) -> [LostInput] {
        var ways: [String: Ways] = [:]
        let filledIn = Set(
            graph.all.flatMap { graph.edges(of: $0).map(\.edge) }
                .filter { graph.move($0.offer).step.entersText }.map(\.target))
        for state in graph.all {
            let page = graph[state]
            for (_, edge) in graph.edges(of: state) {
                let step = graph.move(edge.offer).step
                guard step.verb == .back, step.fault == nil else { continue }
                let target = graph[edge.target]
                let asks = target.path == page.path && target.node != page.node
                switch (asks, filledIn.contains(state)) {
                case (true, false): ways[page.node, default: Ways()].asksWhenEmpty = true
                case (true, true): ways[page.node, default: Ways()].asksWhenFilledIn = true
                case (false, false): ways[page.node, default: Ways()].leavesWhenEmpty = true
                case (false, true):
                    ways[page.node, default: Ways()].losses.append((state, step))
                }
            }
        }
        return ways.filter { $0.value.areInverted }.flatMap { node, ways in
            let text =
                "back from '\(node)' asks before anything is entered, but not when it is lost"
            return ways.losses.map {
                LostInput(
                    finding: Finding(kind: .lostInput, text: text), state: $0.state, step: $0.step)
            }
        }
    }
}
