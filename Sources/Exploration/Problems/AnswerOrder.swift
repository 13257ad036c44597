/// Answers that lead to another state if they come in the reverse order, such as those of two
/// searches of which the older one replaces the newer one.
struct AnswerOrder {
    let finding: Finding
    let state: Int

    /// The step in which they come in the reverse order.
    let step: ExplorationStep

    /// Answers after which nothing more is awaited.
    static func all(in graph: StateGraph) -> [AnswerOrder] {
        graph.all.compactMap { state in
            let edges = graph.edges(of: state).map(\.edge)
            guard let reverse = edges.first(where: { graph.move($0.offer).step.isReversed }),
                let usual = edges.first(where: {
                    graph.move($0.offer).step == graph.move(reverse.offer).step.inOrder
                }), usual.target != reverse.target,
                ![usual, reverse].contains(where: { waits($0.target, in: graph) })
            else { return nil }
            let text =
                "the order in which answers come on '\(graph[state].node)' decides what is shown"
            return AnswerOrder(
                finding: Finding(kind: .orderOfAnswers, text: text), state: state,
                step: graph.move(reverse.offer).step)
        }
    }

    /// The screens on which the order of answers decides what is shown.
    static func screens(in graph: StateGraph) -> Set<String> {
        Set(all(in: graph).map { graph[$0.state].node })
    }

    private static func waits(_ state: Int, in graph: StateGraph) -> Bool {
        graph.menu(of: state).contains { graph.move($0).step.verb == .wait }
    }
}
