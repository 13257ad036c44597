/// Answers that lead to another state if they come in the reverse order, such as those of two
/// searches of which the older one replaces the newer one.
struct AnswerOrder: Suspicion {
    let state: Int
    private let way: [ExplorationStep]

    /// The step in which the answers come in the reverse order.
    private let reversed: ExplorationStep

    /// Returns the states from which the two orders lead to different states. States that still
    /// await answers are not compared.
    static func all(in graph: StateGraph, _ ways: ShortestWays) -> [AnswerOrder] {
        graph.all.compactMap { state in
            let edges = graph.edges(of: state).filter {
                graph.isStable($0.number) && !graph[$0.edge.target].waits
            }.map(\.edge)
            for edge in edges {
                let reversed = graph.move(edge.offer).step
                guard reversed.steps.first?.verb == .reverse, let way = ways[state] else {
                    continue
                }
                let isDifferent = edges.contains {
                    graph.move($0.offer).step == reversed.inOrder && $0.target != edge.target
                }
                if isDifferent { return AnswerOrder(state: state, way: way, reversed: reversed) }
            }
            return nil
        }
    }

    var steps: [ExplorationStep] { way + [reversed] }

    /// Returns the problem if the pages after the two orders differ; nil if one of them still
    /// awaits answers.
    @MainActor
    func finding(in graph: StateGraph, with replayer: Replayer) async throws -> Finding? {
        let usual = try await replayer.stage(after: way + [reversed.inOrder])
        let reversed = try await replayer.stage(after: steps)
        if usual.waitsForClock || reversed.waitsForClock || usual.look == reversed.look {
            return nil
        }
        return Finding(
            kind: .orderOfAnswers,
            text: "the order in which answers come on '\(graph[state].node)' decides what is shown")
    }
}
