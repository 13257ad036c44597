/// A problem that the graph of states suggests, and that only a replay can show.
protocol Suspicion {
    /// A state of the screen that has the problem.
    var state: Int { get }

    /// The steps that show the problem.
    var steps: [ExplorationStep] { get }

    /// Replays the steps, and returns the problem if they show it.
    @MainActor
    func finding(in graph: StateGraph, with replayer: Replayer) async throws -> Finding?
}

extension Report {
    /// The most suspicions about a screen that are tried.
    private static let mostTries = 4

    /// Returns, for each screen, the problem of the simplest suspicion that a replay confirms.
    func confirmed(
        _ suspicions: [some Suspicion]
    ) async throws -> [String: ExplorationProblem] {
        var problems: [String: ExplorationProblem] = [:]
        let screens = Dictionary(grouping: suspicions) { record.graph[$0.state].node }
        for (node, suspicions) in screens.sorted(by: { $0.key < $1.key }) {
            let simplest = suspicions.sorted { $0.steps.isSimpler(than: $1.steps) }
            for suspicion in simplest.prefix(Self.mostTries) where !time.isOver {
                guard let finding = try await suspicion.finding(in: record.graph, with: replayer)
                else { continue }
                problems[node] = ExplorationProblem(finding, suspicion.steps.script)
                break
            }
        }
        return problems
    }
}
