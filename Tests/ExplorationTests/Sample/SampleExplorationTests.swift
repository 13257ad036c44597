import Wayline
import WaylineExploration
import XCTest

@testable import AppExploration

/// The exploration of the sample app on services in memory.
@MainActor
final class SampleExplorationTests: XCTestCase {
    func testAllScreensOfTheSampleAreReached() async throws {
        let found = try await Exploration.sample.run()
        let seen = found.coverage.seen.filter { $0.hasPrefix("screen") }
        XCTAssertGreaterThanOrEqual(seen.count, 15)
        XCTAssertEqual(found.coverage.missing, Exploration.unseenParts)
        XCTAssertEqual(found.problems, [])
        print("The sample:", found.description.prefix { $0 != "\n" })
    }

    /// All that can be seen is seen within the limits of the sample.
    func testALongerSearchOfTheSampleSeesNoMore() async throws {
        let usual = try await Exploration.sample.run()
        let long = try await Self.explore(triesOfAKind: 4, steps: 13_000)
        XCTAssertGreaterThan(long.states, usual.states)
        XCTAssertEqual(long.problems, [])
        XCTAssertEqual(Self.parts(long), Self.parts(usual))
    }

    /// The screens, the routes with their decisions, the guards with their verdicts, and the
    /// results.
    private static func parts(_ found: ExplorationFindings) -> [String] {
        found.coverage.seen.filter { line in
            ["screen ", "route ", "guard ", "result "].contains { line.hasPrefix($0) }
        }
    }

    func testTwoRunsOfTheSampleDrawTheSameMap() async throws {
        let first = try await Self.explore(triesOfAKind: 1, steps: 800)
        let second = try await Self.explore(triesOfAKind: 1, steps: 800)
        XCTAssertEqual(first.map.text, second.map.text)
        XCTAssertEqual(first.steps, second.steps)
        XCTAssertEqual(first.open, second.open)
    }

    private static func explore(
        triesOfAKind: Int, steps: Int
    ) async throws -> ExplorationFindings {
        try await Exploration.sample(triesOfAKind: triesOfAKind, steps: steps).run()
    }
}
