import Coordination
import ScreenSupport
import WaylineInterface
import WaylineRouting
import XCTest

@MainActor
final class PlainChangeTests: XCTestCase {
    private let label = Label("")
    private let toggle = Toggle("On")

    func testOnlyChangesArePrinted() async throws {
        let other = Label("Stays.")
        let talk = try PlainTalk(
            [label, other, toggle, TextField("Name")], .after("1") { self.label.text = "New." },
            "q")
        await talk.run()
        XCTAssertEqual(
            talk.written(after: "«1»"),
            "\nNew.\n  1. On, switch: on\n\nChoose 1 or 2, or ? for help: «q»")
    }

    func testAnEmptyLineAsksForNews() async throws {
        let talk = try PlainTalk(
            [label, toggle], .after("") { self.label.text = "News." }, "", "q")
        await talk.run()
        XCTAssertTrue(talk.written.contains("«»\nNews.\n\nChoose 1"), talk.written)
        XCTAssertTrue(
            talk.written.contains("«»\nNothing has changed: type 1, or ? for help.\n"),
            talk.written)
    }

    func testAControlThatReturnsIsPrintedAgain() async throws {
        label.text = "Here."
        let talk = try PlainTalk(
            [label, toggle], .after("") { self.label.isHidden = true },
            .after("") { self.label.isHidden = false }, "q")
        await talk.run()
        XCTAssertEqual(talk.written.ranges(of: "Here.").count, 2, talk.written)
    }

    func testNumbersStayWhenAControlGoes() async throws {
        let name = TextField("Name")
        let talk = try PlainTalk([name, toggle], .after("2") { name.isHidden = true }, "q")
        await talk.run()
        XCTAssertTrue(toggle.isOn, "what was chosen by the old number is what was meant")
        XCTAssertTrue(
            talk.written(after: "«2»").hasPrefix("\nFirst\n\n  2. On, switch: on\n"), talk.written)
    }

    func testANewNumberAtTheEndIsPrintedAlone() async throws {
        let late = Button("Go on")
        late.isHidden = true
        let talk = try PlainTalk([toggle, late], .after("1") { late.isHidden = false }, "q")
        await talk.run()
        XCTAssertTrue(
            talk.written(after: "«1»").hasPrefix("\n  1. On, switch: on\n  2. Go on, button\n\n"))
    }

    func testAnAnswerToAMissingControlIsNotUsed() async throws {
        let name = TextField("Name")
        let talk = try PlainTalk([toggle, name], .after("2") { name.isHidden = true }, "q")
        await talk.run()
        XCTAssertTrue(
            talk.written(after: "«2»").hasPrefix(
                "\nThis is not here any more. Your answer was not used.\n\nFirst\n"), talk.written)
    }

    func testAnAnswerToAScreenThatIsGoneIsNotTaken() async throws {
        let coordinator = FixedCoordinator([toggle], next: [Button("Delete all")])
        var talk: PlainTalk?
        talk = try PlainTalk(
            coordinator, [.after("1") { talk?.navigator.go(.push("next")) }, "q"])
        let written = await talk?.run() ?? ""
        XCTAssertTrue(
            written.contains(
                "«1»\nThe screen has changed meanwhile. Your answer was not used.\n\nNext\n"),
            written)
        XCTAssertFalse(toggle.isOn)
        talk = nil
    }

    func testAFieldThatIsGoneTakesNothing() async throws {
        let name = TextField("Name")
        let talk = try PlainTalk([name], "1", .after("Ann") { name.isHidden = true }, "q")
        await talk.run()
        XCTAssertEqual(name.text, "")
    }
}
