import Coordination
import ScreenSupport
import WaylineApplication
import WaylineInterface
import XCTest

/// A test selects rows, and acts on them.
@MainActor
final class FlowDriverSelectionTests: XCTestCase {
    private let list = List("Letters", ["ash", "box", "cup"], id: \.count, selects: .several) { $0 }
    private var done: [[String]] = []

    override func setUp() async throws {
        list.items = ["ash", "boxes", "cups"]
        list.actions = [RowAction(forSelected: "Archive", self) { $0.done.append($1) }]
    }

    func testAnActionIsPerformedOnTheSelectedRows() async throws {
        let app = try FlowDriver(FixedCoordinator([list]))
        try await app.select("cu", in: "Letters")
        try await app.select(id: 3, in: "Letters")
        try await app.perform("Archive", onSelectedIn: "Letters")
        try await app.perform("Archive", on: "boxes", in: "Letters")
        XCTAssertEqual(done, [["ash", "cups"], ["boxes"]])
        XCTAssertTrue(app.text.contains("Letters, list: 3 rows, 2 selected\n"), app.text)
        XCTAssertTrue(app.text.hasSuffix("boxes\ncups, selected"), app.text)
    }

    func testAllRowsAreSelectedAndDeselected() async throws {
        let app = try FlowDriver(FixedCoordinator([list]))
        try await app.selectAll(in: "Letters")
        XCTAssertEqual(list.selectedCount, 3)
        try await app.deselectAll(in: "Letters")
        XCTAssertEqual(list.selectedCount, 0)
    }

    func testWithoutASelectionAnActionOnItIsAnError() async throws {
        let app = try FlowDriver(FixedCoordinator([list]))
        await assertThrows(prefix: "'Archive' is not available now: a user cannot use it\n") {
            try await app.perform("Archive", onSelectedIn: "Letters")
        }
        try await app.selectAll(in: "Letters")
        await assertThrows(prefix: "no 'Drop' in 'Letters'; there are: Archive\n") {
            try await app.perform("Drop", onSelectedIn: "Letters")
        }
    }

    func testOnlyAListThatSelectsSeveralHasRowsToSelect() async throws {
        let app = try FlowDriver(FixedCoordinator([List("Words", ["a"])]))
        let reason = "'Words' is a list, and a list that selects several rows was expected\n"
        await assertThrows(prefix: reason) { try await app.select("a", in: "Words") }
        await assertThrows(prefix: reason) { try await app.selectAll(in: "Words") }
    }
}
