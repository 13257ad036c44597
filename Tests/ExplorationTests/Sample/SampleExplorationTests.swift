import Screens
import Wayline
import XCTest

/// The exploration of the sample app on services in memory.
@MainActor
final class SampleExplorationTests: XCTestCase {
    func testAllScreensOfTheSampleAreReached() async throws {
        let found = try await Self.explore(triesOfAKind: 1, steps: 2_500)
        let seen = found.coverage.seen.filter { $0.hasPrefix("screen") }
        XCTAssertGreaterThanOrEqual(seen.count, 15)
        XCTAssertEqual(
            found.coverage.missing,
            [
                // Its tab is left only while the user is being logged out.
                "guard leave settings: never asked",
                // Nobody can send a request to their own profile.
                "route profile request-failed: never asked for",
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

    static func explore(
        triesOfAKind: Int, steps: Int
    ) async throws -> ExplorationFindings {
        var limits = ExplorationLimits()
        limits.steps = steps
        limits.triesOfAKind = triesOfAKind
        let exploration = Exploration(
            in: SampleServices.init, inputs: .sample, limits: limits
        ) { services in
            App.wayline { context in
                AppEnvironment(
                    services: Services(
                        accounts: services, articles: services, profiles: services),
                    letters: services, clock: context.clock)
            }
        }
        return try await exploration.run()
    }
}
