/// Answers that lead to another state if they come in the reverse order, such as those of two
/// searches of which the older one replaces the newer one.
struct AnswerOrder {
    let state: Int

    /// The step in which the answers come in their order.
    let usual: ExplorationStep

    /// The step in which they come in the reverse order.
    let reversed: ExplorationStep

    /// Returns the pairs of steps that have led to different states in which no answer is awaited.
    static func all(in graph: StateGraph) -> [AnswerOrder] {
        graph.all.compactMap { state in
            let edges = graph.edges(of: state).filter {
                graph.isStable($0.number) && !graph[$0.edge.target].waits
            }.map(\.edge)
            for edge in edges {
                let reversed = graph.move(edge.offer).step
                guard reversed.steps.first?.verb == .reverse, let wait = reversed.steps.last else {
                    continue
                }
                let usual = ExplorationStep(wait)
                let isDifferent = edges.contains {
                    graph.move($0.offer).step == usual && $0.target != edge.target
                }
                if isDifferent {
                    return AnswerOrder(state: state, usual: usual, reversed: reversed)
                }
            }
            return nil
        }
    }

    /// Returns whether the page differs, too, after the same way, when no answer is awaited.
    @MainActor
    func isSeen(after way: [ExplorationStep], with replayer: Replayer) async throws -> Bool {
        let usual = try await replayer.stage(after: way + [usual])
        let reversed = try await replayer.stage(after: way + [reversed])
        if usual.waitsForClock || reversed.waitsForClock { return false }
        return StateReader.digest(ofPageOn: usual.driver)
            != StateReader.digest(ofPageOn: reversed.driver)
    }
}
