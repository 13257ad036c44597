/// The findings of an ``Exploration``.
///
/// ```swift
/// let found = try await Exploration(of: .kiosk).run()
/// print(found)
/// XCTAssertEqual(found.problems, [])
/// XCTAssertTrue(found.isComplete)
/// ```
public struct ExplorationFindings: Sendable {
    /// The problems, each with the shortest script that shows it.
    public let problems: [ExplorationProblem]

    /// The parts of the app that were seen, and those that were not.
    public let coverage: ExplorationCoverage

    /// The map of what ran.
    public let map: ExplorationMap

    /// The page with pictures of all screens, and the ways between them.
    public let storyboard: Storyboard

    /// The kinds of moves that were not tried in every state, with their numbers; empty if all was tried.
    public let open: [String]

    /// The number of moves that were not tried.
    public let openCount: Int

    /// The seed, which repeats the run.
    public let seed: UInt64

    /// The number of different states.
    public let states: Int

    /// The number of different moves between states.
    public let edges: Int

    /// The number of steps that the search has taken.
    public let steps: Int

    /// The time of the search.
    public let duration: Duration

    /// True if the limit of time has ended the search.
    public let isOutOfTime: Bool

    /// True if every move was tried in every state.
    public var isComplete: Bool { openCount == 0 }
}

extension ExplorationFindings: CustomStringConvertible {
    /// The figures, the problems, the parts that were not seen, and the moves that were not tried.
    public var description: String {
        let figures =
            "\(states) states, \(edges) edges, \(steps) steps in \(milliseconds) ms, seed \(seed)"
        let frontier =
            isComplete
            ? ["All steps that the inputs allow were tried in all states."]
            : ["Not everything was tried: \(openCount) steps are open."] + open.map { "    \($0)" }
        let missing = coverage.missing.isEmpty ? [] : ["Not seen:"] + coverage.missing
        return ([figures] + problems.map(\.description) + missing + frontier)
            .joined(separator: "\n")
    }

    private var milliseconds: Int64 {
        duration.components.seconds * 1_000 + duration.components.attoseconds
            / 1_000_000_000_000_000
    }
}
