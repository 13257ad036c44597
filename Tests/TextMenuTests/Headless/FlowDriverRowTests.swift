import Binding
import Coordination
import TextMenu
import WaylineRouting
import XCTest

/// A test can do with rows and options all that a user can.
@MainActor
final class FlowDriverRowTests: XCTestCase {
    private let dishes = List("Dishes", ["phở", "bún", "chè"])

    func testARowIsMovedByItsTitle() async throws {
        dishes.isReorderable = true
        let app = try FlowDriver(FixedCoordinator([dishes]))
        try await app.move("chè", by: -2, in: "Dishes")
        XCTAssertEqual(dishes.items, ["chè", "phở", "bún"])
        try await app.move("phở", by: 1, in: "Dishes")
        XCTAssertEqual(dishes.items, ["chè", "bún", "phở"])
        dishes.isReorderable = false
        await assertThrows(prefix: "no 'Move up' in 'phở'; there is nothing\n") {
            try await app.move("phở", by: -1, in: "Dishes")
        }
    }

    func testAMarkerAtTheEndLoadsMore() async throws {
        var loads = 0
        let token = dishes.nearEndPublisher.bind { loads += 1 }
        dishes.nearEndDistance = 1
        dishes.items += ["cơm"]
        let app = try FlowDriver(FixedCoordinator([dishes]))
        try await app.mark("cơ", in: "Dishes")
        XCTAssertEqual(dishes.marked, 3)
        XCTAssertNil(dishes.chosenIndex)
        XCTAssertEqual(loads, 1)
        token.cancel()
    }

    func testAFilterOfAChoiceFindsWhatKeysFind() async throws {
        let names = (1...20).map { "Town \($0)" }
        for (text, marked) in [("5", 0), ("5", 14), ("1", 16), ("town 20", 3)] {
            let (byDriver, byKeys) = (Choice("Town", names), Choice("Town", names))
            for choice in [byDriver, byKeys] { choice.chosen = names[marked] }
            try await FlowDriver(FixedCoordinator([byDriver])).choose(matching: text, in: "Town")
            let stage = try Stage(FixedCoordinator([byKeys]))
            stage.press(.enter, "/")
            stage.type(text)
            stage.press(.enter)
            if byKeys.isOpen { stage.press(.enter) }
            XCTAssertEqual(byDriver.chosen, byKeys.chosen, "\(text) \(marked)")
        }
    }

    func testNavigationIsTakenBackAndRepeated() async throws {
        let app = try FlowDriver(FixedCoordinator([]))
        try await app.send(.perform("next"))
        try await app.undo()
        XCTAssertEqual(app.path, ["first"])
        try await app.redo()
        XCTAssertEqual(app.path, ["first", "next"])
        try await app.undo()
        await assertThrows(prefix: "The history has no state -1") { try await app.undo() }
    }
}
