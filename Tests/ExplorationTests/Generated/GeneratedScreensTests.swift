import Wayline
import WaylineExploration
import XCTest

@testable import GoldenScreens

/// The exploration of screens that the generator has made, as the test of a new package runs it.
@MainActor
final class GeneratedScreensTests: XCTestCase {
    func testGeneratedScreensHaveNoProblem() async throws {
        let app = App("Golden") { _ in AppCoordinator() }
        let found = try await Exploration(of: app).run()
        XCTAssertEqual(found.problems, [])
        XCTAssertGreaterThanOrEqual(
            found.coverage.seen.filter { $0.hasPrefix("screen") }.count, 10)
        XCTAssertEqual(found.coverage.missing.filter { $0.hasSuffix("never asked for") }, [])
    }
}
