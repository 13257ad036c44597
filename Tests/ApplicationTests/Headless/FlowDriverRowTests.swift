import Binding
import Coordination
import ScreenSupport
import WaylineApplication
import WaylineInterface
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
        await assertThrows(
            prefix: "'Dishes' is a list, and a list whose rows can be moved was expected\n"
        ) {
            try await app.move("phở", by: -1, in: "Dishes")
        }
    }

    func testAnActionOfTheAppIsNotAMove() async throws {
        var asked: [String] = []
        dishes.actions = [RowAction("Move up", self) { asked.append($1) }]
        let app = try FlowDriver(FixedCoordinator([dishes]))
        await assertThrows(
            prefix: "'Dishes' is a list, and a list whose rows can be moved was expected\n"
        ) {
            try await app.move("bún", by: -1, in: "Dishes")
        }
        dishes.isReorderable = true
        try await app.move("bún", by: -1, in: "Dishes")
        XCTAssertEqual(dishes.items, ["bún", "phở", "chè"])
        XCTAssertEqual(asked, [])
    }

    func testRowsOfAUsersOwnControlAreMoved() async throws {
        let rules = Rules()
        try await FlowDriver(FixedCoordinator([rules])).move("no ice", by: -1, in: "Rules")
        XCTAssertEqual(rules.titles, ["no ice", "no onions"])
    }

    func testOnlyAListHasAMarkerToMove() async throws {
        let size = Choice("Size", ["small", "large"])
        let app = try FlowDriver(FixedCoordinator([size, Rules()]))
        await assertThrows(prefix: "'Size' is a choice, and a list was expected\n") {
            try await app.mark("large", in: "Size")
        }
        await assertThrows(prefix: "'Rules' is a rule book, and a list with a marker was") {
            try await app.mark("no ice", in: "Rules")
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
}

/// A control of an app, whose rows can be moved. It has no marker.
@MainActor
private final class Rules: Control, OptionInput {
    private var rules = ["no onions", "no ice"]

    init() {
        super.init("Rules")
    }

    override var role: String { "rule book" }

    override var input: Control.Input { .options(self) }

    var count: Int { rules.count }

    var isListed: Bool { true }

    func title(at index: Int) -> String { rules[index] }

    func isChosen(at index: Int) -> Bool { false }

    func choose(at index: Int) {}

    func actions(at index: Int) -> [OptionAction] {
        [
            OptionAction(movingBy: -1, isAvailable: index > 0) { [unowned self] in
                rules.swapAt(index, index - 1)
            }
        ]
    }
}
