import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineRouting
import XCTest

/// The user undoes what a message is about, on the full screen and in plain lines.
@MainActor
final class UndoTests: XCTestCase {
    private let (delete, next) = (Button("Delete"), Button("Next"))
    private let alert = Alert("Sure?", actions: [Alert.Action("Yes")])
    private weak var navigator: Navigator?
    private var log: [String] = []

    private func coordinator(_ more: Control...) -> FixedCoordinator {
        FixedCoordinator([delete, next] + more, next: [])
    }

    private func connect(to navigator: Navigator) {
        let first = navigator.screen as? FixedScreen
        next.onTap(self) { [weak first] _ in first?.perform(.next) }
        delete.onTap(self) { [weak first] test in
            test.log.append("deleted")
            first?.say("Deleted.", undo: { _ in test.log.append("restored") })
        }
    }

    private func stage(_ more: Control...) throws -> Stage {
        let stage = try Stage(FixedCoordinator([delete, next] + more, next: []))
        connect(to: stage.navigator)
        return stage
    }

    func testTheFullScreenShowsTheKeyAndItUndoesOnce() async throws {
        let stage = try stage()
        stage.press(.enter)
        XCTAssertEqual(stage.line(with: "Deleted."), "   Deleted.   u undo")
        stage.type("u")
        XCTAssertEqual(log, ["deleted", "restored"])
        XCTAssertNil(stage.line(with: "Deleted."))
        stage.type("u")
        XCTAssertEqual(log, ["deleted", "restored"])
        stage.expectTrue()
    }

    func testAClickOnTheKeyUndoes() async throws {
        let stage = try stage()
        stage.press(.enter)
        try stage.click("Deleted.")
        XCTAssertEqual(log, ["deleted"])
        try stage.click("undo")
        XCTAssertEqual(log, ["deleted", "restored"])
        stage.expectTrue()
    }

    func testTheKeyIsAFunctionKeyWhereATextIsTyped() async throws {
        let field = TextField("Name")
        let stage = try stage(field)
        stage.press(.enter)
        XCTAssertEqual(stage.line(with: "Deleted."), "   Deleted.   F9 undo")
        stage.press(.tab, .tab)
        stage.type("u")
        XCTAssertEqual(field.text, "u")
        XCTAssertEqual(log, ["deleted"])
        stage.press(.function(9))
        XCTAssertEqual(log, ["deleted", "restored"])
    }

    func testItStandsForTenSecondsAlsoOverAnotherScreen() async throws {
        let stage = try stage()
        stage.press(.enter, .down, .enter)
        stage.turn(.seconds(9.9))
        XCTAssertNotNil(stage.line(with: "Deleted."))
        stage.turn(.seconds(0.1))
        stage.turn()
        XCTAssertNil(stage.line(with: "Deleted."))
        stage.type("u")
        XCTAssertEqual(log, ["deleted"])
    }

    func testALaterMessageThatIsNotDrawnYetIsNotUndone() async throws {
        let stage = try stage()
        stage.press(.enter)
        let first = stage.navigator.screen as? FixedScreen
        first?.say("Moved.", undo: { _ in self.log.append("moved back") })
        stage.type("u")
        XCTAssertEqual(log, ["deleted"])
        XCTAssertEqual(stage.line(with: "Moved."), "   Moved.   u undo")
        stage.type("u")
        XCTAssertEqual(log, ["deleted", "moved back"])
    }

    func testKeysTypedAtOnceUndoNothingUnseen() async throws {
        let stage = try stage()
        stage.pressAtOnce([.enter, .text("u")])
        XCTAssertEqual(log, ["deleted"])
    }

    func testItIsNotShownAfterItsScreenHasLeft() async throws {
        let stage = try stage()
        stage.press(.down, .enter)
        let second = stage.navigator.screen as? FixedScreen
        second?.say("Moved.", undo: { _ in self.log.append("moved back") })
        stage.turn()
        XCTAssertEqual(stage.line(with: "Moved."), "   Moved.   u undo")
        stage.navigator.go(.pop)
        stage.turn()
        XCTAssertEqual(stage.line(with: "Moved."), "   Moved.")
        stage.type("u")
        XCTAssertEqual(log, [])
    }

    func testAnAlertHidesIt() async throws {
        let stage = try stage()
        stage.press(.enter)
        stage.navigator.go(.alert(alert))
        stage.turn()
        XCTAssertNil(stage.line(with: "Deleted."))
        stage.type("u")
        XCTAssertEqual(log, ["deleted"])
    }

    func testALongMessageHasTheKeyBelow() async throws {
        let stage = try Stage(coordinator(), columns: 20)
        connect(to: stage.navigator)
        stage.press(.enter)
        XCTAssertEqual(stage.line(with: "Deleted."), "   Deleted.")
        XCTAssertEqual(stage.line(with: "undo"), "   u undo")
        try stage.click("undo")
        XCTAssertEqual(log, ["deleted", "restored"])
    }

    func testPlainLinesUndoByALetter() async throws {
        let talk = try PlainTalk(coordinator(), ["1", "u", "u", "q"])
        connect(to: talk.navigator)
        await talk.run()
        XCTAssertTrue(talk.written.contains("«1»\nDeleted.\n  u. Undo\n"), talk.written)
        XCTAssertEqual(log, ["deleted", "restored"])
        XCTAssertEqual(talk.written.ranges(of: "This is not here any more.").count, 1)
    }

    func testPlainLinesUndoUntilTheUserDoesSomethingElse() async throws {
        let talk = try PlainTalk(coordinator(), ["u", "1", "l", "2", "u", "q"])
        connect(to: talk.navigator)
        await talk.run()
        XCTAssertEqual(log, ["deleted"])
        XCTAssertEqual(talk.written.ranges(of: "'u' is not a choice").count, 2, talk.written)
    }

    func testPlainLinesUndoNothingUnderAnAlert() async throws {
        let talk = try PlainTalk(
            coordinator(),
            ["1", .after("l") { self.navigator?.go(.alert(self.alert)) }, "u", "1", "u", "q"])
        navigator = talk.navigator
        connect(to: talk.navigator)
        await talk.run()
        XCTAssertEqual(log, ["deleted"])
        XCTAssertEqual(talk.written.ranges(of: "'u' is not a choice").count, 2, talk.written)
    }

    func testPlainLinesDoNotUndoAMessageThatIsNotPrintedYet() async throws {
        let coordinator = coordinator()
        let talk = try PlainTalk(
            coordinator,
            [
                "1",
                .after("u") {
                    coordinator.say("Moved.", undo: { _ in self.log.append("moved back") })
                }, "u", "q",
            ])
        connect(to: talk.navigator)
        await talk.run()
        XCTAssertEqual(log, ["deleted", "moved back"])
    }
}
