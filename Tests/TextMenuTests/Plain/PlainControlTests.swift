import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineRouting
import XCTest

@MainActor
final class PlainControlTests: XCTestCase {
    func testAFieldTakesTheWholeLineAsItIs() async throws {
        let field = TextField("Name")
        var events: [ControlEvent] = []
        let token = field.events.bind { events.append($0) }
        let talk = try PlainTalk([field], "1", " Ann Lee ", "q")
        await talk.run()
        XCTAssertEqual(field.text, " Ann Lee ")
        XCTAssertTrue(
            talk.written.contains("Name: « Ann Lee »\n  1. Name, text field:  Ann Lee \n"),
            talk.written)
        XCTAssertEqual(events, [.focus, .change, .submit, .blur])
        token.cancel()
    }

    func testAPasswordIsReadUnseenAndNeverWritten() async throws {
        let field = SecureField("PIN")
        let talk = try PlainTalk([field], "1", "open sesame", "l", "q")
        await talk.run()
        XCTAssertEqual(field.text, "open sesame")
        XCTAssertEqual(talk.echoes, [.shown, .hidden, .shown, .shown])
        XCTAssertTrue(talk.written.contains("  1. PIN, secure text field: filled in\n"))
        XCTAssertFalse(talk.written.contains("sesame"), talk.written)
    }

    func testAPasswordWithControlCharactersIsRefusedEachTimeAndNotSubmitted() async throws {
        let field = SecureField("PIN")
        var events: [ControlEvent] = []
        let token = field.events.bind { events.append($0) }
        let talk = try PlainTalk([field], "1", "ab\u{1B}[D", "1", "\u{3}", "1", "ab", "q")
        await talk.run()
        let refusal =
            "PIN: «»\n  1. PIN, secure text field: empty; Nothing was filled in: arrow keys and "
            + "other control characters are not text. Type it again.\n"
        XCTAssertEqual(talk.written.ranges(of: refusal).count, 2, talk.written)
        XCTAssertTrue(talk.written.contains("  1. PIN, secure text field: filled in\n"))
        XCTAssertEqual(events, [.focus, .blur, .focus, .blur, .focus, .change, .submit, .blur])
        token.cancel()
    }

    func testADisabledControlSaysSo() async throws {
        let (field, toggle, list) = (TextField("Name"), Toggle("On"), List("Rows", ["a"]))
        for control in [field, toggle, list] { control.isEnabled = false }
        let talk = try PlainTalk([field, toggle, list], "1", "2", "3.1", "q")
        await talk.run()
        XCTAssertTrue(talk.written.contains("  1. Name, text field: empty, not available now\n"))
        for (answer, label) in [("1", "Name"), ("2", "On"), ("3.1", "Rows")] {
            XCTAssertTrue(
                talk.written.contains("«\(answer)»\n'\(label)' is not available now.\n"),
                talk.written)
        }
    }

    func testASwitchIsPutTheOtherWay() async throws {
        let toggle = Toggle("Remind me")
        let talk = try PlainTalk([toggle], "1", "q")
        await talk.run()
        XCTAssertTrue(toggle.isOn)
        XCTAssertTrue(talk.written.contains("«1»\n  1. Remind me, switch: on\n\n"), talk.written)
    }

    func testAnOptionIsAskedForOrNamedAtOnce() async throws {
        for lines: [PlainTalk.Line] in [["1", "x", "2", "q"], ["1.2", "q"], ["1", "b", "1.2"]] {
            let choice = Choice("Weeks", ["one", "two"])
            let talk = try PlainTalk(FixedCoordinator([choice]), lines)
            await talk.run()
            XCTAssertEqual(choice.chosen, "two")
            XCTAssertTrue(talk.written.contains("»\n  1. Weeks, choice: two, 2 of 2\n\n"))
        }
    }

    func testTheOptionsAreSaidAndAWrongOneIsAskedAgain() async throws {
        let talk = try PlainTalk([Choice("Weeks", ["one", "two"])], "1", "3", "b")
        await talk.run()
        XCTAssertTrue(
            talk.written.contains(
                """
                «1»
                Weeks
                  1. one, chosen
                  2. two

                Choose 1 or 2, or b to leave it: «3»
                '3' is not a choice: type 1 or 2, or b to leave it.

                Choose 1 or 2, or b to leave it: «b»
                Choose 1, or ? for help:
                """), talk.written)
    }

    func testAFaultIsReported() async throws {
        let screen = FixedScreen("Child")
        let button = Button("Get lost")
        let talk = try PlainTalk([button], "1", "q")
        button.onTap(self) { _ in talk.navigator.send(.perform("sky")) }
        await talk.run()
        XCTAssertTrue(
            talk.written(after: "«1»").hasPrefix("\nThis screen cannot be shown.\n"), talk.written)
        withExtendedLifetime(screen) {}
    }

    func testARefusedWayBackSaysWhy() async throws {
        let coordinator = FixedCoordinator([])
        coordinator.mayLeave = false
        let talk = try PlainTalk(coordinator, ["b", .after("q") { coordinator.mayLeave = true }])
        talk.navigator.go(.push("next"))
        await talk.run()
        XCTAssertEqual(talk.written(after: "«b»"), "\nNot yet.\n\nChoose b, q or ?: «q»")
    }

    func testAnEmptyLineAfterTheLastFieldPressesTheDefaultButton() async throws {
        let (name, order) = (TextField("Name"), Button("Order", isDefault: true))
        var taps = 0
        let token = order.tapPublisher.bind { taps += 1 }
        let talk = try PlainTalk([name, order], "1", "An", "", "", "1", "Kim", "l", "", "q")
        await talk.run()
        XCTAssertTrue(
            talk.written.contains("Choose 1 or 2, Enter for 'Order', or ? for help: «»"),
            talk.written)
        XCTAssertEqual(taps, 1)
        token.cancel()
    }

    func testADefaultButtonThatIsDisabledIsNotOffered() async throws {
        let (name, order) = (TextField("Name"), Button("Order", isDefault: true))
        order.isEnabled = false
        let talk = try PlainTalk([name, order], "1", "An", "", "q")
        await talk.run()
        XCTAssertFalse(talk.written.contains("Enter for"), talk.written)
    }
}
