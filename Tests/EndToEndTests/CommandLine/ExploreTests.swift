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
            run.output.hasPrefix("trap: the last step has ended the process: "), run.output)
        XCTAssertTrue(
            run.output.contains("Fatal error: The stairs are broken.\n    choose \"Cellar\"\n\n"),
            run.output)
        XCTAssertTrue(run.output.contains("in all states, except those that end"), run.output)
        XCTAssertTrue(run.output.hasSuffix("\n1 problem was found.\n"), run.output)
        XCTAssertTrue(run.output.contains("screen cellar: no way was found"), run.output)
        XCTAssertFalse(run.output.contains("screen receipt"), run.output)
        // A search of more than a second reports its progress.
        let others = run.errors.split(separator: "\n").filter { !$0.hasSuffix(" so far") }
        XCTAssertEqual(others, [])
    }

    func testCallsThatRaceEndInTheSameOrder() throws {
        let runs = try (0..<3).map { _ in try bakery("race", "map") }
        XCTAssertEqual(runs.map(\.status), [0, 0, 0])
        XCTAssertEqual(Set(runs.map(\.output)).count, 1)
        let run = try bakery("race", "explore")
        XCTAssertEqual(run.status, 0, run.output)
    }

    func testAStepThatWaitsForAnotherThreadIsNoProblem() throws {
        let run = try bakery("bridge", "explore")
        XCTAssertEqual(run.status, 0, run.output)
        XCTAssertTrue(run.output.contains("in all states.\n"), run.output)
    }

    func testACrashWithTwoInputsIsOneProblem() throws {
        let run = try bakery("hotel", "explore")
        XCTAssertTrue(run.output.contains("Fatal error: The key is broken.\n"), run.output)
        XCTAssertTrue(run.output.hasSuffix("\n1 problem was found.\n"), run.output)
    }

    func testTheScriptOfACrashAfterTenStepsHasTenSteps() throws {
        let run = try bakery("ladder", "explore", "--seed", "6")
        XCTAssertEqual(run.status, 1)
        let steps = String(repeating: "    choose \"Up\"\n", count: 10)
        XCTAssertTrue(
            run.output.hasPrefix("trap: the last step has ended the process: "), run.output)
        XCTAssertTrue(
            run.output.contains("Fatal error: The last rung is broken.\n\(steps)\n"), run.output)
    }

    func testACrashIsRepeatedBeforeItIsReported() throws {
        let run = try bakery("crash-once", "explore")
        XCTAssertEqual(run.status, 1)
        XCTAssertTrue(
            run.output.contains("are broken., but not when the script was repeated\n"), run.output)
    }

    func testAStepThatDoesNotEndIsAProblemAndTheSearchGoesOn() throws {
        for fault in ["hang", "block"] {
            let run = try bakery(fault, "explore")
            XCTAssertEqual(run.status, 1)
            XCTAssertTrue(
                run.output.hasPrefix("trap: the last step does not end\n    choose \"Cellar\"\n\n"),
                run.output)
            XCTAssertTrue(run.output.hasSuffix("\n1 problem was found.\n"), run.output)
        }
    }

    func testAStepThatEndsTheProcessWithoutAnErrorIsAProblem() throws {
        let run = try bakery("exit", "explore")
        XCTAssertTrue(
            run.output.hasPrefix(
                "trap: the last step has ended the process\n    choose \"Cellar\"\n\n"),
            run.output)
    }

    func testTheTestOfACrashEndsTheProcessUntilItIsFixed() throws {
        let source = try bakery("crash", "explore", "--as-test", "CrashTests", "--app", "A.bakery")
        let script = "choose \"Cellar\"\n"
        XCTAssertTrue(
            source.output.contains(
                "Exploration.bakery.problems(\n            after: \"\"\"\n                \(script)"
            ),
            source.output)
        XCTAssertTrue(source.output.contains("{ $0.kind == .trap }, [])"), source.output)
        let testing = try bakery(
            "crash", "explore", "--as-test", "CrashTests", "--app", "A.bakery", "--tests",
            "testing")
        XCTAssertTrue(
            testing.output.contains("#expect(problems.filter { $0.kind == .trap } == [])"),
            testing.output)
        let run = { (word: String) in
            try BuiltApp(
                [word, "--script", "-", "--explored"], program: "BakeryProgram", input: script)
        }
        let today = try run("crash")
        XCTAssertTrue(today.errors.contains("The stairs are broken."), today.errors)
        XCTAssertNotEqual(today.status, 0)
        XCTAssertEqual(try run("sound").status, 0)
    }

    func testAMapOfAProgramThatEndsIsNoMap() throws {
        let run = try bakery("crash", "map")
        XCTAssertEqual(run.status, 1)
        XCTAssertEqual(run.output, "")
        XCTAssertTrue(run.errors.hasPrefix("trap: the last step has ended"), run.errors)
    }

    func testTheMapToCompareWithIsReadFirst() throws {
        let run = try bakery("crash", "map", "--check", "nowhere.wayline")
        XCTAssertEqual(run.status, 1)
        XCTAssertEqual(
            run.errors,
            "The map 'nowhere.wayline' cannot be read: No such file or directory. To write it: "
                + "bakery map > nowhere.wayline\n")
    }

    /// The hashes of Swift differ in each process, and so do the orders of its sets and
    /// dictionaries.
    func testProcessesWithOtherHashesDrawTheSameMap() throws {
        let maps = try (0..<8).map { _ in try bakery("here", "map").output }
        XCTAssertTrue(maps[0].contains("\nstart breads\n"), maps[0])
        XCTAssertEqual(Set(maps).count, 1)
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
