import Binding
import Coordination
import WaylineInterface
import XCTest

/// Lists in which the user selects several rows.
@MainActor
final class SelectionTests: XCTestCase {
    private let list = List("Letters", ["ash", "box", "cup", "den"], id: \.self, selects: .several)
    {
        $0
    }
    private var done: [[String]] = []

    private func action(_ available: @escaping (String) -> Bool = { _ in true }) {
        list.actions = [
            RowAction(forSelected: "Archive", available: available, self) { $0.done.append($1) },
            RowAction("Reply", self) { $0.done.append([$1]) },
        ]
    }

    func testAnObserverOfTheEndMayRemoveTheSelectedRow() async throws {
        let list = List("Letters", ["ash", "box"], id: \.self, selects: .several) { $0 }
        let token = list.nearEndPublisher.bind(to: list) { list, _ in list.items = ["ash"] }
        list.nearEndDistance = 1
        list.select(at: 1)
        XCTAssertEqual(list.selectedItems, [])
        token.cancel()
    }

    func testARowIsSelectedAndDeselectedWithoutBeingChosen() async {
        list.select(at: 2)
        list.select(at: 0)
        XCTAssertEqual(list.selectedItems, ["ash", "cup"])
        XCTAssertNil(list.chosenIndex)
        list.select(at: 2)
        XCTAssertEqual((0..<4).map(list.isSelected), [true, false, false, false])
    }

    func testAListOfOneSelectsNothing() async {
        let list = List("Letters", ["ash"], id: \.self) { $0 }
        list.select(at: 0)
        list.selectAll()
        XCTAssertEqual(list.selectedItems, [])
        XCTAssertEqual(list.selects, .one)
    }

    func testSelectedRowsFollowTheirItemsAndLeaveWithThem() async {
        list.select(at: 1)
        list.select(at: 3)
        list.items = ["elm", "den", "ash", "box"]
        XCTAssertEqual(list.selectedItems, ["den", "box"])
        list.items = ["ash", "den"]
        XCTAssertEqual(list.selectedItems, ["den"])
        list.items = ["ash", "box", "den"]
        XCTAssertEqual(list.selectedItems, ["den"])
    }

    func testARowThatIsMovedStaysSelected() async {
        list.isReorderable = true
        list.select(at: 0)
        list.actions(at: 0)[1].perform()
        XCTAssertEqual(list.items, ["box", "ash", "cup", "den"])
        XCTAssertEqual((0..<4).map(list.isSelected), [false, true, false, false])
    }

    func testAFilterHidesSelectedRowsAndAllAreThoseThatItShows() async {
        list.select(at: 0)
        list.filter = "n"
        list.selectAllOrNone()
        XCTAssertEqual(list.selectedItems, ["den"])
        list.filter = ""
        XCTAssertEqual(list.selectedItems, ["ash", "den"])
        list.filter = "n"
        list.selectAllOrNone()
        list.filter = ""
        list.selectAllOrNone()
        XCTAssertEqual(list.selectedCount, 4)
    }

    func testAnActionDoesNotReachRowsThatTheFilterHides() async {
        action()
        list.select(at: 0)
        list.select(at: 3)
        list.filter = "n"
        list.currentActions[0].perform()
        XCTAssertEqual(done, [["den"]])
        list.filter = "b"
        XCTAssertEqual(list.selectedCount, 0)
        list.items = ["ash", "box"]
        list.filter = ""
        XCTAssertEqual(list.selectedItems, ["ash"])
    }

    func testTheSelectedItemsArePublishedWhenTheFilterHidesOrShowsThem() async {
        list.select(at: 0)
        var published: [[String]] = []
        let token = list.selectionPublisher.bind { published.append($0) }
        list.filter = "n"
        list.filter = ""
        XCTAssertEqual(published, [[], ["ash"]])
        token.cancel()
    }

    func testTheSelectedItemsArePublishedAlsoWhenOneGoes() async {
        var published: [[String]] = []
        let token = list.selectionPublisher.bind { published.append($0) }
        list.selectAll()
        list.items.removeFirst()
        list.items.append("ash")
        list.deselectAll()
        list.deselectAll()
        XCTAssertEqual(
            published, [["ash", "box", "cup", "den"], ["box", "cup", "den"], []])
        token.cancel()
    }

    func testADisabledListSelectsNothing() async {
        list.select(at: 0)
        list.isEnabled = false
        list.select(at: 1)
        list.selectAll()
        list.deselectAll()
        XCTAssertEqual(list.selectedItems, ["ash"])
    }

    func testAnActionGetsTheSelectedItemsForWhichItIsAvailable() async {
        action { $0 != "cup" }
        list.selectAll()
        list.currentActions[0].perform()
        XCTAssertEqual(done, [["ash", "box", "den"]])
        list.deselectAll()
        list.select(at: 2)
        XCTAssertEqual(list.currentActions.map(\.isAvailable), [false, true])
    }

    func testWithoutASelectionAnActionGetsTheMarkedItem() async {
        action()
        list.marked = 1
        XCTAssertEqual(list.selectionActions.map(\.isAvailable), [false, false])
        for action in list.currentActions { action.perform() }
        XCTAssertEqual(done, [["box"], ["box"]])
    }

    func testAnActionOnOneRowIsNotAvailableForSeveral() async {
        action()
        list.select(at: 3)
        XCTAssertEqual(list.currentActions.map(\.isAvailable), [true, true])
        list.select(at: 0)
        XCTAssertEqual(list.currentActions.map(\.isAvailable), [true, false])
        list.actions(at: 1)[1].perform()
        XCTAssertEqual(done, [["box"]])
    }

    func testAnActionUnderWayLeavesOutItsItems() async {
        list.actions = [
            RowAction(forSelected: "Archive", self) { test, letters in
                test.done.append(letters)
                while !Task.isCancelled { await Task.yield() }
            }
        ]
        list.select(at: 1)
        list.selectionActions[0].perform()
        list.selectAll()
        for _ in 1...2 { list.selectionActions[0].perform() }
        XCTAssertEqual(done, [["box"], ["ash", "cup", "den"]])
    }

    func testTheStateSaysHowManyAreSelected() async {
        XCTAssertEqual(list.stateText, "4 rows")
        list.select(at: 1)
        XCTAssertEqual(list.stateText, "4 rows, 1 selected")
        XCTAssertEqual(list.stateText(in: .vietnamese), "4 dòng, đang chọn 1")
    }
}
