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

    /// The screens, and the ways between them.
    package let seen: SeenScreens

    /// The kinds of moves that were not tried in every state, with their numbers; empty if all was
    /// tried.
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

    /// The number and the time of the last step that showed a new screen, decision, verdict, result
    /// or link.
    public let lastNews: (steps: Int, time: Duration)

    /// The time of the search.
    public let duration: Duration

    /// The limit that has ended the search before all was tried; nil if none has.
    public let limit: ExplorationLimits.Limit?

    /// True if every move was tried in every state.
    public var isComplete: Bool { openCount == 0 }
}

extension ExplorationFindings: CustomStringConvertible {
    /// The problems, each with its script, the parts that were not seen, the moves that were not
    /// tried, and the figures.
    public var description: String {
        (problems.map { "\($0)\n" } + [result.summary]).joined(separator: "\n")
    }

    /// The findings as data, with the map and the page if the plan asks for them.
    @MainActor
    func result(of plan: SearchPlan) -> SearchResult {
        var result = result
        guard plan.drawsMap else { return result }
        result.map = map.lines
        result.storyboard = plan.painter?.page(of: seen, coverage)
        return result
    }

    private var result: SearchResult {
        SearchResult(
            problems: problems, seen: coverage.seen, missing: coverage.missing, open: open,
            openCount: openCount, states: states, edges: edges, steps: steps,
            milliseconds: Int(duration / .milliseconds(1)), lastNewStep: lastNews.steps,
            millisecondsToLastNew: Int(lastNews.time / .milliseconds(1)), seed: seed,
            isComplete: isComplete, limit: limit)
    }
}
