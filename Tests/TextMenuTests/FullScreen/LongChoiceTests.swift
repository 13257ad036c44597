import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import XCTest

/// A choice with more options than are shown at once.
@MainActor
final class LongChoiceTests: XCTestCase {
    private let town = Choice("Town", (1...20).map { "Town \($0)" } + ["Đà Nẵng", "Đà Lạt"])

    private func openStage() throws -> Stage {
        let stage = try Stage(FixedCoordinator([town]))
        stage.press(.enter)
        return stage
    }

    func testItSaysThePositionOfTheMarker() async throws {
        let stage = try openStage()
        XCTAssertNotNil(stage.line(with: " ↓  1 of 22"))
        stage.press(.end)
        XCTAssertNotNil(stage.line(with: "↑  22 of 22"))
        XCTAssertNotNil(stage.line(with: "›│Đà Lạt"))
        stage.expectTrue()
    }

    func testASlashFiltersItsOptions() async throws {
        let stage = try openStage()
        stage.type("/đà l")
        XCTAssertNotNil(stage.line(with: "/ đà l  1 of 22"))
        XCTAssertEqual(stage.text(in: .match), "Đà L")
        stage.press(.enter)
        XCTAssertEqual(town.chosen, "Đà Lạt")
        XCTAssertFalse(town.isOpen)
        stage.expectTrue()
    }

    func testEscLeavesTheFilterAndThenTheChoice() async throws {
        let stage = try openStage()
        stage.type("/x")
        stage.press(.enter, .escape)
        XCTAssertTrue(town.isOpen)
        XCTAssertNotNil(stage.line(with: "›│Town 1"))
        stage.press(.escape)
        XCTAssertFalse(town.isOpen)
        XCTAssertEqual(town.chosen, "Town 1")
    }

    func testAShortChoiceHasNoFilterAndNoPosition() async throws {
        let stage = try Stage(FixedCoordinator([Choice("Size", ["S", "M"])]))
        stage.press(.enter)
        XCTAssertNil(stage.line(with: "filter"))
        XCTAssertNil(stage.line(with: "of 2"))
    }

    func testAClickOnItsBoxClosesIt() async throws {
        let stage = try openStage()
        try stage.click("Town  Town 1")
        XCTAssertFalse(town.isOpen)
        try stage.click("Town  Town 1")
        XCTAssertTrue(town.isOpen)
        stage.resize(columns: 30, rows: 20)
        try stage.click("Town")
        XCTAssertFalse(town.isOpen)
        stage.expectTrue()
    }

    func testSettingTheChosenOptionReadsNoTitles() async throws {
        var asked = 0
        let choice = Choice("Number", Array(1...1_000)) { number in
            asked += 1
            return "\(number)"
        }
        asked = 0
        choice.chosen = 900
        XCTAssertEqual(choice.chosenIndex, 899)
        XCTAssertEqual(asked, 0)
    }

    func testOptionsThatChangeWhileItIsOpenAreShown() async throws {
        let stage = try openStage()
        stage.press(.end)
        town.options = ["Huế", "Town 1"]
        stage.turn()
        XCTAssertNotNil(stage.line(with: "›│Town 1"))
        town.options = []
        stage.turn()
        XCTAssertFalse(town.isOpen)
        stage.expectTrue()
    }

    func testPlainLinesFilterTheOptions() async throws {
        let talk = try PlainTalk([town], "1", "/đà", "22", "q")
        await talk.run()
        XCTAssertTrue(
            talk.written(after: "«/đà»").hasPrefix("\n  21. Đà Nẵng\n  22. Đà Lạt\n"), talk.written)
        XCTAssertEqual(town.chosen, "Đà Lạt")
    }
}
