import ExploredApps
import Wayline
import WaylineExploration
import WaylineProgram
import XCTest

/// The command `explore` of any app's program.
@MainActor
final class ExploreCommandTests: XCTestCase {
    private var text = ""

    private func run(_ fault: BakeryFault?, _ words: String...) async -> Int32 {
        let exploration = fault.map { Exploration.bakery($0) } ?? .bakery
        let program = ConsoleApp(.kiosk, program: "bakery").exploring(exploration)
        return await program.run(["explore"] + words) { self.text += $0 }
    }

    func testASoundAppHasStatusZeroAndFigures() async {
        let status = await run(nil)
        XCTAssertEqual(status, 0)
        XCTAssertTrue(text.contains(" states, "), text)
        XCTAssertTrue(
            text.contains("All steps that the inputs allow were tried in all states.\n"), text)
        XCTAssertTrue(text.contains("\nNothing new was seen after step "), text)
        XCTAssertTrue(text.hasSuffix("\nNo problems were found.\n"), text)
    }

    func testAProblemIsPrintedOnceWithItsScriptAndStatusOne() async {
        let status = await run(.unknownRoute)
        XCTAssertEqual(status, 1)
        XCTAssertTrue(text.hasPrefix("unknown route: on 'breads \"Fresh bread!\"'"), text)
        XCTAssertTrue(text.contains("    choose \"Surprise\"\n    choose \"Go\"\n\n"), text)
        XCTAssertEqual(text.split(separator: "unknown route:").count, 1)
    }

    func testAnotherSeedFindsTheSameProblem() async {
        let status = await run(.deadEnd, "--seed", "5")
        XCTAssertEqual(status, 1)
        XCTAssertTrue(text.contains("dead end: all steps on 'cellar' stay there"), text)
        XCTAssertTrue(text.contains(", seed 5\n"), text)
    }

    func testABudgetReplacesTheLimits() async {
        let status = await run(nil, "--budget", "0s")
        XCTAssertEqual(status, 0)
        XCTAssertTrue(text.contains("Not everything was tried"), text)
    }

    func testTheResultAsJSONIsOneLine() async {
        let status = await run(.deadEnd, "--json")
        XCTAssertEqual(status, 1)
        XCTAssertEqual(text.filter { $0 == "\n" }.count, 1)
        XCTAssertTrue(
            text.contains(
                #""problems":[{"kind":"dead end","otherScript":[],"script":["choose \"Cellar\""]"#),
            text)
        XCTAssertTrue(text.contains(#""isComplete":true"#), text)
        XCTAssertFalse(text.contains(#""limit""#), text)
    }

    func testAnAppWithoutAnExplorationGetsTheDefaultInputs() async {
        let status = await ConsoleApp(.kiosk, program: "kiosk").run(["explore"]) {
            self.text += $0
        }
        XCTAssertEqual(status, 0)
        XCTAssertTrue(text.contains("screen receipt: no way was found"), text)
    }

    func testAnAppWithoutAnExplorationIsExploredWithItsOwnServices() async {
        var visits = 0
        let ladder = ConsoleApp(.ladder { visits += 1 }, program: "ladder")
        let status = await ladder.run(["explore", "--seed", "6"]) { self.text += $0 }
        XCTAssertEqual(status, 0, text)
        XCTAssertGreaterThan(visits, 0)
    }

    func testTheTextOfASecureFieldIsNotPrinted() async {
        let inputs = ExplorationInputs<Void>().values(["1234", "98765"], for: "Code")
        var limits = ExplorationLimits()
        limits.steps = 0
        let program = ConsoleApp(.teaBar).exploring(
            Exploration(of: .teaBar, inputs: inputs, limits: limits))
        for form in [[], ["--json"]] {
            _ = await program.run(["explore"] + form) { self.text += $0 }
        }
        XCTAssertEqual(text.ranges(of: "fill 'Code' with value 2").count, 2, text)
        XCTAssertFalse(text.contains("98765"), text)
    }

    func testAWrongNumberOrTimeIsAUsageError() async {
        for (words, message) in [
            (["--seed", "x"], "'--seed' takes a whole number, e.g. '--seed 7', not 'x'.\n"),
            (
                ["--budget", "10"],
                "'--budget' takes a time, e.g. '--budget 10s', '500ms' or '2min', not '10'.\n"
            ),
        ] {
            text = ""
            let status = await run(nil, words[0], words[1])
            XCTAssertEqual(status, 64)
            XCTAssertEqual(text, message)
        }
    }
}
