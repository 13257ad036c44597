import XCTest

/// `explore` and `map` of built programs, which search in copies of themselves.
final class ExploreTests: XCTestCase {
    private func bakery(_ words: String...) throws -> BuiltApp {
        try BuiltApp(words, program: "BakeryProgram")
    }

    func testAStepThatEndsTheProcessIsAProblemAndTheSearchGoesOn() throws {
        let run = try bakery("crash", "explore")
        XCTAssertEqual(run.status, 1)
        XCTAssertTrue(
            run.output.hasPrefix(
                "trap: the last step has ended the process\n    choose \"Cellar\"\n\n"), run.output)
        XCTAssertTrue(run.output.contains("screen cellar: no way was found"), run.output)
        XCTAssertFalse(run.output.contains("screen receipt"), run.output)
        XCTAssertEqual(run.errors, "")
    }

    func testTheScriptOfACrashAfterTenStepsHasTenSteps() throws {
        let run = try bakery("ladder", "explore", "--seed", "3")
        XCTAssertEqual(run.status, 1)
        let steps = String(repeating: "    choose \"Up\"\n", count: 10)
        XCTAssertTrue(
            run.output.hasPrefix("trap: the last step has ended the process\n\(steps)\n"),
            run.output)
    }

    func testProcessesWithDifferentSeedsMergeTheirStates() throws {
        let (one, two) = try (bakery("sound", "explore"), bakery("sound", "explore", "--jobs", "2"))
        XCTAssertEqual([one.status, two.status], [0, 0])
        let states = { (run: BuiltApp) in
            run.output.split(separator: " steps").first.map {
                $0.split(separator: ",").prefix(2)
            }
        }
        XCTAssertEqual(states(one), states(two))
    }

    func testTheSampleHasNoProblemAndTheMapInDocs() throws {
        let explored = try BuiltApp("explore")
        XCTAssertEqual(explored.status, 0, explored.output)
        let path = ProjectFiles.path("Docs/Screens/Map.wayline")
        let checked = try BuiltApp("map", "--check", path)
        XCTAssertEqual(checked.output, "")
        XCTAssertEqual(checked.errors, "")
        XCTAssertEqual(checked.status, 0)
    }
}
