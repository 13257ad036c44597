import Coordination
import ScreenSupport
import WaylineApplication
import WaylineInterface
import WaylineRouting
import XCTest

@MainActor
final class FlowDriverErrorTests: XCTestCase {
    private let logIn = Button("Log in")
    private lazy var controls: [Control] = [logIn, Button("Sign up")]

    func testAnUnknownNameIsAnsweredWithThoseThatThereAreAndTheScreen() async throws {
        let app = try FlowDriver(FixedCoordinator(controls))
        await assertThrows(
            """
            no control 'Log on' here; did you mean 'Log in'? there are: Log in, Sign up
            The screen:
            | First
            | Log in, button
            | Sign up, button
            """
        ) { try await app.choose("Log on") }
    }

    func testANameOfSeveralThingsIsRefused() async throws {
        controls += [Button("Sign up"), List("Hints", ["Sign up"])]
        let app = try FlowDriver(FixedCoordinator(controls))
        await assertThrows(
            prefix: """
                'Sign up' can be a button or a button or the row 'Sign up' of 'Hints': give each \
                a different name or spoken label, or name the list with choose(_:in:)
                The screen:
                """
        ) { try await app.choose("Sign up") }
    }

    func testDisabledAndHiddenControlsCannotBeUsed() async throws {
        let app = try FlowDriver(FixedCoordinator(controls))
        logIn.isEnabled = false
        await assertThrows(prefix: "'Log in' is not available now: a user cannot use it\n") {
            try await app.choose("Log in")
        }
        logIn.isHidden = true
        await assertThrows(prefix: "no control 'Log in' here; there are: Sign up\n") {
            try await app.choose("Log in")
        }
    }

    func testAFieldThatIsDisabledTakesNothing() async throws {
        let field = TextField("Name")
        field.isEnabled = false
        let app = try FlowDriver(FixedCoordinator([field]))
        await assertThrows(prefix: "'Name' is not available now: a user cannot use it\n") {
            try await app.type("Ann", into: "Name")
        }
    }

    func testAControlOfAnotherKindIsNamed() async throws {
        let app = try FlowDriver(FixedCoordinator(controls))
        let mistakes: [(String, () async throws -> Void)] = [
            ("text field", { try await app.type("x", into: "Log in") }),
            ("switch", { try await app.toggle("Log in") }),
            ("choice or list", { try await app.choose("x", in: "Log in") }),
            ("list", { try await app.filter("Log in", by: "x") }),
        ]
        for (kind, mistake) in mistakes {
            let text = "'Log in' is a button, and a \(kind) was expected\n"
            await assertThrows(prefix: text, mistake)
        }
        let text = "'Name' is a text field, and a button, row or tab was expected\n"
        await assertThrows(prefix: text) {
            try await FlowDriver(FixedCoordinator([TextField("Name")])).choose("Name")
        }
    }

    func testAPartThatIsNotThereIsAnsweredWithThoseThatAre() async throws {
        let app = try FlowDriver(FixedCoordinator([Choice("Weeks", ["one", "two"]), List("L")]))
        await assertThrows(prefix: "no 'ten' in 'Weeks'; there are: one, two\n") {
            try await app.choose("ten", in: "Weeks")
        }
        await assertThrows(prefix: "no 'ten' in 'L'; there is nothing\n") {
            try await app.choose("ten", in: "L")
        }
    }

    func testAnAlertHasToBeAnsweredFirst() async throws {
        let app = try FlowDriver(FixedCoordinator([TextField("Name")]))
        try await app.send(.perform("ask"))
        await assertThrows(prefix: "'Name' is under the alert 'Sure?': answer that first\n") {
            try await app.type("Ann", into: "Name")
        }
        await assertThrows(
            prefix: """
                no answer 'Maybe' to this alert; there are: Go on, Fly, No
                The last steps:
                  send perform(ask)
                  type "Name" "…"
                  choose "Maybe"
                The screen:
                | Sure?
                """
        ) { try await app.choose("Maybe") }
    }

    func testThereIsNoWayBackFromTheFirstScreen() async throws {
        let app = try FlowDriver(FixedCoordinator([]))
        await assertThrows("there is nowhere to go back to\nThe screen:\n| First") {
            try await app.back()
        }
    }

    func testAfterTheEndThereIsNothingToUse() async throws {
        let app = try FlowDriver(FixedCoordinator(controls))
        logIn.onTap(self) { _ in app.navigator.end() }
        try await app.choose("Log in")
        XCTAssertEqual(app.text, "")
        await assertThrows(
            """
            the app has ended: there is nothing to use any more
            The last steps:
              choose "Log in"
              choose "Log in"
            """
        ) {
            try await app.choose("Log in")
        }
    }

    func testAnImpossibleDecisionIsAMistakeToo() async throws {
        let app = try FlowDriver(FixedCoordinator(controls))
        logIn.onTap(self) { _ in app.navigator.send(.perform("sky")) }
        await assertThrows(prefix: "'sky' is not a route here. The routes are") {
            try await app.choose("Log in")
        }
        await assertThrows(prefix: "'app://next' cannot be opened") {
            try await app.open("app://next")
        }
        try await app.choose("Sign up")
    }

    func testAnErrorNamesTheCall() async throws {
        let app = try FlowDriver(FixedCoordinator(controls))
        let line: UInt = #line + 1
        do { try await app.submit("Log on") } catch let error as FlowDriverError {
            let call =
                "Log in, Sign up\nAt ApplicationTests/FlowDriverErrorTests.swift:\(line)\n"
                + "The screen:"
            XCTAssertTrue("\(error)".contains(call), "\(error)")
            XCTAssertEqual(error.place.line, line)
        }
    }

    func testOnlyANameThatIsNearIsSuggested() async throws {
        let app = try FlowDriver(FixedCoordinator(controls))
        for (name, near) in [("log in", "Log in"), ("Sgin up", "Sign up"), ("Log", nil), ("", nil)]
        {
            let suggestion = near.map { "did you mean '\($0)'? " } ?? ""
            await assertThrows(
                prefix: "no control '\(name)' here; \(suggestion)there are: Log in, Sign up\n"
            ) { try await app.choose(name) }
        }
    }
}
