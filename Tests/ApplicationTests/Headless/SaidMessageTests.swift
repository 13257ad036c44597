import Binding
import Coordination
import ScreenSupport
import WaylineApplication
import WaylineInterface
import XCTest

/// A screen tells the user something for some seconds, and lets the user undo it.
@MainActor
final class SaidMessageTests: XCTestCase {
    private let (save, delete, next) = (Button("Save"), Button("Delete"), Button("Next"))
    private var count = 0

    private func driver() throws -> FlowDriver {
        let app = try FlowDriver(FixedCoordinator([save, delete, next], next: []))
        let first = app.screen as? FixedScreen
        save.onTap(self) { [weak first] _ in first?.say("Saved.") }
        next.onTap(self) { [weak first] _ in first?.perform(.next) }
        delete.onTap(self) { [weak first] test in
            test.count += 1
            first?.say("Deleted.", undo: { _ in test.count -= 1 })
        }
        return app
    }

    func testADriverReadsItUntilTheNextAction() async throws {
        let app = try driver()
        try await app.choose("Save")
        XCTAssertEqual(app.message, "Saved.")
        try await app.choose("Next")
        XCTAssertNil(app.message)
    }

    func testADriverReadsItUntilItsTimeIsOver() async throws {
        let app = try driver()
        try await app.choose("Save")
        try await app.advance(by: .seconds(3.9))
        XCTAssertEqual(app.message, "Saved.")
        try await app.advance(by: .seconds(0.1))
        XCTAssertNil(app.message)
    }

    func testAScreenThatHasLeftSaysNothing() async throws {
        let app = try driver()
        FixedScreen("Other").say("Saved.")
        try await app.wait()
        XCTAssertNil(app.message)
    }

    func testAMessageIsUndoneOnce() async throws {
        let app = try driver()
        try await app.choose("Delete")
        XCTAssertEqual(app.message, "Deleted.")
        XCTAssertEqual(count, 1)
        try await app.undo()
        XCTAssertNil(app.message)
        XCTAssertEqual(count, 0)
        await expectNothingToUndo(in: app)
    }

    func testAMessageIsUndoneAsLongAsItIsShown() async throws {
        let app = try driver()
        try await app.choose("Delete")
        try await app.choose("Next")
        XCTAssertEqual(app.message, "Deleted.")
        try await app.advance(by: .seconds(9.9))
        try await app.undo()
        XCTAssertEqual(count, 0)
        try await app.back()
        try await app.choose("Delete")
        try await app.advance(by: .seconds(10))
        XCTAssertNil(app.message)
        await expectNothingToUndo(in: app)
    }

    func testUndoingCanSaySomething() async throws {
        let app = try driver()
        let screen = app.screen as? FixedScreen
        screen?.say("Moved.", undo: { $0.say("Moved back.") })
        try await app.undo()
        XCTAssertEqual(app.message, "Moved back.")
    }

    func testALaterMessageIsNotTakenForIt() async throws {
        let app = try driver()
        try await app.choose("Delete")
        try await app.choose("Save")
        await expectNothingToUndo(in: app)
        XCTAssertEqual(count, 1)
    }

    func testOnlyTheLastOfTwoIsUndone() async throws {
        let app = try driver()
        var messages: [SaidMessage] = []
        let token = app.navigator.messages.bind { messages.append($0) }
        try await app.choose("Delete")
        try await app.choose("Delete")
        XCTAssertEqual(messages.map(\.canUndo), [false, true])
        XCTAssertFalse(messages[0].undo())
        try await app.undo()
        XCTAssertEqual(count, 1)
        token.cancel()
    }

    func testAMessageOfAScreenThatHasLeftIsNotUndone() async throws {
        let app = try driver()
        try await app.choose("Next")
        let screen = app.screen as? FixedScreen
        screen?.say("Moved.", undo: { _ in self.count = 7 })
        try await app.back()
        await expectNothingToUndo(in: app)
        XCTAssertEqual(count, 0)
    }

    func testACoordinatorSaysSomethingToo() async throws {
        let app = try driver()
        let coordinator = app.navigator.coordinator as? FixedCoordinator
        coordinator?.say("Sent.", undo: { _ in self.count = 7 })
        XCTAssertEqual(app.message, "Sent.")
        try await app.undo()
        XCTAssertEqual(count, 7)
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }

    private func expectNothingToUndo(in app: FlowDriver, line: UInt = #line) async {
        do {
            try await app.undo()
            XCTFail("It was undone.", line: line)
        } catch FlowDriverError.nothingToUndo {
        } catch { XCTFail("\(error)", line: line) }
    }
}
