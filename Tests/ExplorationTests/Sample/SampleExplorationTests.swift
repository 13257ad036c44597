import AppMain
import Wayline
import XCTest

/// The exploration of the sample app on services in memory.
@MainActor
final class SampleExplorationTests: XCTestCase {
    func testAllScreensOfTheSampleAreReached() async throws {
        let found = try await Exploration.sample.run()
        let seen = found.coverage.seen.filter { $0.hasPrefix("screen") }
        XCTAssertGreaterThanOrEqual(seen.count, 15)
        XCTAssertEqual(
            found.coverage.missing,
            [
                // Nobody can send a request to their own profile.
                "route profile request-failed: never asked for"
            ])
        XCTAssertEqual(found.problems, [])
        print("The sample:", found.description.prefix { $0 != "\n" })
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
