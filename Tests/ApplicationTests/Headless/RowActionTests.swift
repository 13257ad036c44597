import Binding
import Coordination
import ScreenSupport
import WaylineApplication
import WaylineInterface
import WaylineRouting
import XCTest

/// Actions on rows, in tests of flows.
@MainActor
final class RowActionTests: XCTestCase {
    private let list = List("Dishes", ["Phở", "Chè"], id: \.count) { $0 }

    func testAnActionIsPerformedByItsNameOnARow() async throws {
        var shared: [String] = []
        list.actions = [RowAction("Share", self) { shared.append($1) }]
        let app = try FlowDriver(FixedCoordinator([list]))
        try await app.perform("Share", on: "Ch", in: "Dishes")
        try await app.perform("Share", onID: 3, in: "Dishes")
        XCTAssertEqual(shared, ["Chè", "Phở"])
        await assertThrows(prefix: "no 'Shar' in 'Phở'; did you mean 'Share'? there are: Share\n") {
            try await app.perform("Shar", on: "Phở", in: "Dishes")
        }
    }

    func testAnActionThatIsNotAvailableIsAnError() async throws {
        list.isReorderable = true
        let app = try FlowDriver(FixedCoordinator([list]))
        await assertThrows(prefix: "'Move up' is not available now: a user cannot use it\n") {
            try await app.perform("Move up", on: "Phở", in: "Dishes")
        }
        try await app.perform("Move up", on: "Chè", in: "Dishes")
        XCTAssertEqual(list.items, ["Chè", "Phở"])
    }

    func testAnActionCanPerformARoute() async throws {
        let coordinator = FixedCoordinator([list])
        let app = try FlowDriver(coordinator)
        let screen = try XCTUnwrap(app.screen as? FixedScreen)
        list.actions = [screen.rowAction("Open") { _ in .next }]
        try await app.perform("Open", on: "Phở", in: "Dishes")
        XCTAssertEqual(app.path, ["first", "next"])
    }

    func testAnActionUnderWayIsNotBegunAgainOnTheSameItem() async throws {
        let list = List("Numbers", [1, 2], id: \.self) { "No \($0)" }
        let door = Door()
        var begun: [Int] = []
        list.actions = [
            RowAction("Work", self) { _, number in
                begun.append(number)
                await door.pass()
            }
        ]
        for row in [0, 0, 1] { list.actions(at: row)[0].perform() }
        XCTAssertEqual(begun, [1, 2])
        door.open()
        while begun.count < 3 {
            list.actions(at: 0)[0].perform()
            await Task.yield()
        }
        XCTAssertEqual(begun, [1, 2, 1])
    }

    func testTheWorkOfAnActionEndsWithItsScreen() async throws {
        let app = try FlowDriver(FixedCoordinator([list]))
        let screen = try XCTUnwrap(app.screen as? FixedScreen)
        var ended = false
        list.actions = [
            RowAction("Wait", screen) { _, _ in
                while !Task.isCancelled { await Task.yield() }
                ended = true
            }
        ]
        list.actions(at: 0)[0].perform()
        app.navigator.end()
        try await app.wait(until: { ended })
        XCTAssertTrue(ended)
    }

    func testAUsersOwnControlHasActionsToo() async throws {
        let notes = Notes()
        let app = try FlowDriver(FixedCoordinator([notes]))
        try await app.perform("Tear off", on: "note 2", in: "Notes")
        XCTAssertEqual(notes.torn, [1])
    }
}
