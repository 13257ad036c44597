import ExploredApps
import Wayline
import WaylineExploration
import XCTest

/// Each fault in a bakery is found, with the shortest script that shows it.
@MainActor
final class BakeryTests: XCTestCase {
    func testACleanAppHasNoProblem() async throws {
        let found = try await BakeryExploration().run()
        XCTAssertEqual(found.problems, [])
        XCTAssertTrue(found.isComplete)
        XCTAssertEqual(found.coverage.missing.filter { !$0.hasPrefix("guard") }, [])
    }

    func testAStepThatBreaksItsPropertyIsFound() async throws {
        let inputs = ExplorationInputs.bakery
            .eachStep("only 'Order now' orders", reading: { $0.world.orders }) {
                before, step, after in
                before == after || step.choice == "Order now"
            }
        let sound = try await BakeryExploration(inputs: inputs).run()
        XCTAssertEqual(sound.problems, [])
        let wrong = ExplorationInputs.bakery
            .eachStep("nobody orders", reading: { $0.world.orders }) { $0 == $2 }
        let found = try await BakeryExploration(inputs: wrong).run()
        XCTAssertEqual(found.problems.map(\.kind), [.property])
        XCTAssertEqual(found.problems.map(\.text), ["a step breaks this: nobody orders"])
        XCTAssertEqual(found.problems.first?.script.last, "choose \"Order now\"")
    }

    func testAnUnknownRouteIsFound() async throws {
        try await assertProblem(
            .unknownRoute, .unknownRoute,
            """
            on 'breads "Fresh bread!"': 'oven' is not a route here. The routes are 'order', \
            'cellar', 'bread', 'surprise'.
            """, [#"choose "Surprise""#, #"choose "Go""#])
    }

    func testAnImpossibleDecisionIsFound() async throws {
        try await assertProblem(
            .impossibleDecision, .impossibleDecision,
            """
            on 'breads': 'breads' is the last screen: nothing lies below it to go back to. Replace \
            it instead.
            """, [#"choose "Surprise""#])
    }

    func testALeakIsFound() async throws {
        let problem = try await problem(.leak)
        XCTAssertEqual(problem.kind, .leak)
        XCTAssertTrue(problem.text.hasPrefix("PlainScreen of 'bread' in 'app'"), problem.text)
        XCTAssertEqual(problem.script, [#"select "Our breads" "Bread 1""#, "back"])
    }

    func testGuardsInACircleAreFound() async throws {
        try await assertProblem(
            .guardCircle, .guardCircle,
            """
            on 'breads': Guards redirect in a circle: cellar -> shelf -> cellar. Change one of \
            them to \
            return .allow.
            """, [#"choose "Cellar""#])
    }

    func testADeadEndIsFound() async throws {
        try await assertProblem(
            .deadEnd, .deadEnd, "all steps on 'cellar' stay there", [#"choose "Cellar""#])
    }

    func testAPartWithoutAWayHomeIsFound() async throws {
        try await assertProblem(
            .noWayHome, .noWayHome, "no way leads from 'cellar' to 'breads'",
            [#"choose "Cellar""#])
    }

    func testAPropertyThatDoesNotHoldIsFound() async throws {
        try await assertProblem(
            .tooManyLoaves, .property,
            "this does not always hold: no more than 12 loaves are ordered",
            [
                #"choose "Order""#, #"type "Name" "x""#, #"type "Loaves" "13""#,
                #"choose "Order now""#,
            ])
    }

    func testAHiddenStateIsFoundWithBothScripts() async throws {
        let problem = try await problem(.hiddenState)
        XCTAssertEqual(problem.kind, .hiddenState)
        XCTAssertEqual(problem.script, [#"choose "Surprise""#])
        XCTAssertGreaterThan(problem.otherScript.count, 2)
        XCTAssertLessThan(problem.otherScript.count, 6)
        XCTAssertEqual(problem.otherScript.last, #"choose "Surprise""#)
        XCTAssertEqual(
            problem.text,
            """
            on 'breads', choose 'Surprise' leads to 'breads "Fresh bread!"' or 'cellar', though \
            the \
            screens, the errors and the world are the same before it
            """)
    }

    func testWorkThatDoesNotEndIsFound() async throws {
        try await assertProblem(
            .endlessWork, .unsettled, "a step on 'breads' begins work that does not end in time",
            [#"choose "Ring""#])
    }

    func testAButtonWithoutAnActionIsFound() async throws {
        try await assertProblem(
            .idleButton, .noEffect,
            "'Ring' of BreadsScreen does nothing: no action is bound to it", [#"choose "Ring""#])
    }

    func testAnEmptyTitleIsFound() async throws {
        try await assertProblem(
            .emptyTitle, .emptyTitle, "'cellar' has no title", [#"choose "Cellar""#])
    }

    func testAKeyThatCannotWorkIsFound() async throws {
        try await assertProblem(
            .unusableKey, .unusableKey,
            "'Shelf' cannot have the key '1': digits are the numbers of buttons. Choose a letter.",
            [#"choose "Cellar""#])
    }

    func testALabelThatIsTheSameInAnotherLanguageIsFound() async throws {
        try await assertProblem(
            .untranslated, .untranslated, "'Order' on 'breads' is the same in Tiếng Việt", [])
    }

    func testAPropertyThatNeverHeldIsFoundIfAllWasTried() async throws {
        var exploration = BakeryExploration()
        exploration.inputs = .bakery.sometimes("it is Monday") { _ in false }
        let all = try await exploration.run()
        XCTAssertEqual(all.problems.map(\.kind), [.neverHeld])
        XCTAssertEqual(all.problems.first?.text, "this holds in no state: it is Monday")
        XCTAssertTrue(all.coverage.missing.contains("property it is Monday: in no state"))
        exploration.limits.steps = 20
        let some = try await exploration.run()
        XCTAssertEqual(some.problems, [])
        XCTAssertFalse(some.isComplete)
        XCTAssertTrue(some.coverage.missing.contains("property it is Monday: not seen yet"))
    }

    private func assertProblem(
        _ fault: BakeryFault, _ kind: ExplorationProblem.Kind, _ text: String, _ script: [String],
        file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        let problem = try await problem(fault, file: file, line: line)
        XCTAssertEqual(problem.kind, kind, file: file, line: line)
        XCTAssertEqual(problem.text, text, file: file, line: line)
        XCTAssertEqual(problem.script, script, file: file, line: line)
        XCTAssertEqual(problem.otherScript, [], file: file, line: line)
    }

    /// The only problem of the bakery with this fault.
    private func problem(
        _ fault: BakeryFault, file: StaticString = #filePath, line: UInt = #line
    ) async throws -> ExplorationProblem {
        let problems = try await BakeryExploration().run(fault).problems
        XCTAssertEqual(problems.count, 1, "\(problems)", file: file, line: line)
        return try XCTUnwrap(problems.first, file: file, line: line)
    }
}
