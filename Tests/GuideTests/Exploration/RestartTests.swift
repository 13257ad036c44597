import ExploredApps
import Wayline
import WaylineExploration
import XCTest

/// Restarts of the app in an exploration.
@MainActor
final class RestartTests: XCTestCase {
    func testTheMapNamesWhatARestartLoses() async throws {
        var exploration = BakeryExploration()
        exploration.inputs = .bakery.restarts()
        let found = try await exploration.run()
        XCTAssertEqual(found.problems, [])
        let lines = found.map.lines.filter { $0.hasPrefix("restart") }
        XCTAssertEqual(
            lines,
            [
                "restart bread keeps all", "restart breads keeps all", "restart cellar keeps all",
                "restart cellar with 'Light' loses 'Light'",
                "restart form as 'complete' loses 'Loaves', 'Name'",
                "restart form as 'greedy' loses 'Loaves', 'Name'", "restart form keeps all",
                "restart form with 'Loaves', 'Name' loses 'Loaves', 'Name'",
                "restart receipt keeps all", "restart shelf keeps all",
            ])
    }

    func testNothingIsStartedAgainUnlessItIsAskedFor() async throws {
        let found = try await BakeryExploration().run()
        XCTAssertEqual(found.map.lines.filter { $0.contains("restart") }, [])
    }

    /// After a restart, a tab that was not seen again has what the user has typed there.
    func testTheDraftOfATabThatIsNotMadeIsNoHiddenState() async throws {
        let found = try await Exploration(
            of: .notebook, inputs: ExplorationInputs().restarts()
        ).run()
        XCTAssertEqual(found.problems, [])
        XCTAssertTrue(found.isComplete)
    }

    func testTheAppIsRestartedAfterEachKindOfEntry() async throws {
        let inputs = ExplorationInputs<Void>().restarts()
            .values(["a long note", "short"], for: "Note")
        var limits = ExplorationLimits()
        limits.triesOfAKind = 1
        let found = try await Exploration(of: .notebook, inputs: inputs, limits: limits).run()
        XCTAssertEqual(found.problems, [])
        XCTAssertEqual(
            found.map.lines.filter { $0.hasPrefix("restart notes") },
            [
                "restart notes keeps all", "restart notes with 'Note' keeps all",
                "restart notes with 'Note' loses 'Note'",
            ])
    }
}
