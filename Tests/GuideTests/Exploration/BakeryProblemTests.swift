import ExploredApps
import Wayline
import WaylineExploration
import XCTest

/// The problems of Kiosk. Each test passes when its problem is fixed.
@MainActor
final class BakeryProblemTests: XCTestCase {
    /// property: this does not always hold: no more than 12 loaves are ordered
    func testProblem1() async throws {
        let problems = try await Exploration.bakery.problems(
            after: """
                choose "Order"
                type "Name" "x"
                type "Loaves" "13"
                choose "Order now"
                """)
        XCTAssertEqual(problems.filter { $0.kind == .property }, [])
    }

    /// never held: this holds in no state: it is "Monday"
    func testProblem2() async throws {
        let text = "this holds in no state: it is \"Monday\""
        let problems = try await Exploration.bakery.run().problems
        XCTAssertEqual(problems.filter { $0.text == text }, [])
    }
}
