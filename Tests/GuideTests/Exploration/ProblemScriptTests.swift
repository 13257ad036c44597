import ExploredApps
import Foundation
import Wayline
import WaylineExploration
import WaylineProgram
import XCTest

/// The script of a problem shows it in a test, as long as it is there.
@MainActor
final class ProblemScriptTests: XCTestCase {
    func testTheScriptOfAProblemShowsItAgain() async throws {
        let faults: [BakeryFault] = [
            .unknownRoute, .impossibleDecision, .leak, .guardCircle, .tooManyLoaves, .endlessWork,
            .unusableKey, .emptyTitle, .untranslated, .idleButton,
        ]
        var kinds = Set(ExplorationProblem.Kind.allCases)
        for fault in faults {
            let exploration = BakeryExploration().with(fault)
            let found = try await exploration.run().problems
            let problem = try XCTUnwrap(found.first, "\(fault)")
            let script = problem.script.joined(separator: "\n")
            let shown = try await exploration.problems(after: script)
            XCTAssertEqual(shown.map(\.text), [problem.text], "\(fault)")
            XCTAssertEqual(shown.map(\.kind), [problem.kind])
            XCTAssertEqual(shown.map(\.script), [problem.script])
            kinds.remove(problem.kind)
            // The sound app has no 'Go' and no 'Ring'.
            if [.unknownRoute, .endlessWork, .idleButton].contains(fault) { continue }
            let mended = try await Exploration.bakery.problems(after: script)
            XCTAssertEqual(mended, [], "\(fault)")
        }
        let ofOtherApps: Set<ExplorationProblem.Kind> = [
            .otherRow, .incompleteUndo, .lostInput, .orderOfAnswers, .staleRows,
        ]
        XCTAssertEqual(
            kinds.subtracting(ofOtherApps),
            [.trap, .deadEnd, .noWayHome, .hiddenState, .neverHeld, .noResponse, .neverShown])
    }

    func testTheTestOfAProblemWithoutSuchAScriptRunsTheExploration() async throws {
        let sound = try await Exploration.bakery.run().problems.map(\.text)
        let monday = ExplorationInputs.bakery.sometimes("it is Monday") { _ in false }
        for (kind, fault, inputs) in [
            (ExplorationProblem.Kind.deadEnd, BakeryFault.deadEnd, .bakery),
            (.noWayHome, .noWayHome, .bakery), (.hiddenState, .hiddenState, .bakery),
            (.neverHeld, nil, monday),
        ] {
            let exploration = BakeryExploration(inputs: inputs).with(fault)
            let found = try await exploration.run().problems
            let problem = try XCTUnwrap(found.first)
            XCTAssertEqual(problem.kind, kind)
            XCTAssertFalse(sound.contains(problem.text))
            var source = ""
            _ = await ConsoleApp(.kiosk, program: "bakery").exploring(exploration).run(
                ["explore", "--as-test", "BakeryTests", "--app", "ExploredApps.bakery"]
            ) { source += $0 }
            let lines = [
                "let text = \(problem.text.debugDescription.replacing("\\'", with: "'"))",
                "let problems = try await Exploration.bakery.run().problems",
                "XCTAssertEqual(problems.filter { $0.text == text }, [])",
            ]
            for line in lines { XCTAssertTrue(source.contains("        \(line)\n"), source) }
        }
    }

    func testAPropertyIsCheckedAfterAFaultHasEnded() async throws {
        var bakery = BakeryExploration()
        bakery.inputs = .bakery.always("the bakery is online") { !$0.world.isOffline }
        let problems = try await bakery.with(nil).problems(
            after: """
                begin "offline"
                choose "Order"
                end "offline"
                """)
        XCTAssertEqual(problems, [])
    }

    func testAStepThatCannotBeTakenFailsTheTest() async throws {
        do {
            _ = try await Exploration.bakery.problems(after: "# a way\n\nchoose \"Orders\"")
            XCTFail("the step was taken")
        } catch {
            let text = "3: failed: choose \"Orders\"\nFound: no control 'Orders' here"
            XCTAssertTrue("\(error)".hasPrefix(text), "\(error)")
        }
    }

    func testALineThatFailsOrCannotBeReadIsNamed() async throws {
        for (line, text) in [
            ("expect text \"Rye\"", "2: failed: expect text \"Rye\"\nExpected: "),
            ("expect \"Rye\"", "2: after 'expect' comes"),
        ] {
            do {
                _ = try await Exploration.bakery.problems(after: "wait 1s\n\(line)")
                XCTFail("the expectation holds")
            } catch {
                XCTAssertTrue("\(error)".hasPrefix(text), "\(error)")
            }
        }
    }

    /// `BakeryProblemTests.swift` is compiled, and run with a bakery in which the problems are
    /// mended.
    func testATestIsWrittenForEachProblem() async throws {
        var bakery = BakeryExploration()
        bakery.inputs = .bakery.sometimes("it is \"Monday\"") { _ in false }
        let program = ConsoleApp(.kiosk, program: "bakery").exploring(bakery.with(.tooManyLoaves))
        var source = ""
        let status = await program.run(
            ["explore", "--as-test", "BakeryProblemTests", "--app", "ExploredApps.bakery"]
        ) { source += $0 }
        XCTAssertEqual(status, 1)
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("BakeryProblemTests.swift")
        if ProcessInfo.processInfo.environment["WAYLINE_DRAW"] != nil {
            try source.write(to: file, atomically: true, encoding: .utf8)
        }
        XCTAssertEqual(source, try String(contentsOf: file, encoding: .utf8))
    }

    func testAnAppWithoutAnExplorationIsExploredInTheTest() async {
        let program = ConsoleApp(.ladder {}, program: "ladder")
        var text = ""
        let status = await program.run(
            ["explore", "--as-test", "LadderTests", "--app", "ExploredApps.ladder"]
        ) { text += $0 }
        XCTAssertEqual(text, "No problems were found.\n")
        XCTAssertEqual(status, 0)
    }

    func testATestNeedsANameAndAnApp() async {
        for (words, message) in [
            (
                ["--as-test", "BakeryTests"],
                "'--as-test' needs the app: write a module and a value, e.g. '--app Shop.shop'.\n"
            ),
            (
                ["--app", "Shop.shop"],
                "'--app' names the app in a test: add '--as-test NAME'.\n"
            ),
            (
                ["--tests", "testing"],
                "'--tests' is for a printed test: add '--as-test NAME'.\n"
            ),
        ] {
            for command in [["explore"], ["replay", "way.rec"]] {
                var text = ""
                let status = await ConsoleApp(.kiosk, program: "bakery").run(command + words) {
                    text += $0
                }
                XCTAssertEqual(status, 64)
                XCTAssertEqual(text, message)
            }
        }
    }
}
