import Coordination
import ScreenSupport
import WaylineApplication
import WaylineInterface
import XCTest

/// The ways in which a test names a row.
@MainActor
final class RowNameTests: XCTestCase {
    private let list = List(
        "Dishes", [1: "Phở bò", 2: "Phở", 3: "Bánh mì, 20"].sorted { $0 < $1 }, id: \.key
    ) {
        $0.value
    }

    func testTheBeginningOfATitleIsEnoughIfOnlyOneRowHasIt() async throws {
        let app = try FlowDriver(FixedCoordinator([list]))
        try await app.choose("Bánh mì")
        XCTAssertEqual(list.chosenIndex, 2)
        try await app.choose("Phở b", in: "Dishes")
        XCTAssertEqual(list.chosenIndex, 0)
        await assertThrows(
            prefix: "'Ph' can be the row 'Phở bò' of 'Dishes' or the row 'Phở' of 'Dishes': "
        ) {
            try await app.choose("Ph")
        }
        let named = "'Ph' can be 'Phở bò', number 1 in 'Dishes' or 'Phở', number 2 in 'Dishes': "
        await assertThrows(prefix: named) {
            try await app.choose("Ph", in: "Dishes")
        }
    }

    func testAnExactTitleAlwaysWins() async throws {
        let app = try FlowDriver(FixedCoordinator([list]))
        try await app.choose("Phở")
        XCTAssertEqual(list.chosenIndex, 1)
        list.choose(at: 0)
        try await app.choose("Phở", in: "Dishes")
        XCTAssertEqual(list.chosenIndex, 1)
    }

    func testAnIdentityNamesARow() async throws {
        let app = try FlowDriver(FixedCoordinator([list, Choice("Size", ["S"])]))
        try await app.choose(id: 3, in: "Dishes")
        XCTAssertEqual(list.chosenIndex, 2)
        await assertThrows(prefix: "no '4' in 'Dishes'; there are: Phở bò, Phở, Bánh mì, 20\n") {
            try await app.choose(id: 4, in: "Dishes")
        }
        await assertThrows(prefix: "no 'S' in 'Size'; there are: S\n") {
            try await app.choose(id: "S", in: "Size")
        }
    }

    func testAnEmptyTextNamesNoRow() async throws {
        let app = try FlowDriver(FixedCoordinator([List("Letters", ["a"])]))
        await assertThrows(prefix: "no control '' here; there are: Letters\n") {
            try await app.choose("")
        }
    }
}
