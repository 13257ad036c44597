import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineRouting
import XCTest

/// The look of the full screen: the focus, inputs, buttons, and the places of all rows.
@MainActor
final class LookTests: XCTestCase {
    func testTheRowWithTheMarkerIsABar() async throws {
        let stage = try Stage(FixedCoordinator([Button("Tea"), Button("Coffee")]))
        XCTAssertEqual(stage.text(in: .focused), "›1 Tea ")
        stage.press(.down)
        XCTAssertEqual(stage.text(in: .focused), "›2 Coffee ")
        stage.expectTrue()
    }

    func testTheBarOfAListIsItsMarkedRow() async throws {
        let stage = try Stage(FixedCoordinator([List("Dishes", ["phở", "bún"])]))
        stage.press(.down)
        XCTAssertEqual(stage.text(in: .focused), "›  bún ")
    }

    func testTheBarOfAFieldIsItsLabel() async throws {
        let stage = try Stage(FixedCoordinator([TextField("Name"), TextField("Email")]))
        XCTAssertEqual(stage.text(in: .focused), "›  Name   ")
        stage.resize(columns: 30, rows: 12)
        XCTAssertEqual(stage.text(in: .focused), "›  Name ")
        stage.expectTrue()
    }

    func testTheBarOfAnOpenChoiceIsItsMarkedOption() async throws {
        let stage = try Stage(FixedCoordinator([Choice("Size", ["small", "large"])]))
        XCTAssertEqual(stage.text(in: .focused), "›  Size  ")
        stage.press(.enter, .down)
        XCTAssertEqual(stage.text(in: .focused), "›│large ")
        stage.expectTrue()
    }

    func testAnEmptyFieldHasABoxWithItsPlaceholder() async throws {
        let name = TextField("Name", placeholder: "An")
        let stage = try Stage(FixedCoordinator([name]))
        XCTAssertEqual(stage.text(in: .placeholder), "An")
        XCTAssertEqual(stage.text(in: .field), String(repeating: " ", count: 52))
        stage.type("Sen")
        XCTAssertEqual(
            stage.text(in: .field), "Sen" + String(repeating: " ", count: 51))
        XCTAssertEqual(stage.front?.frame.cursor, .init(row: 3, column: 12))
    }

    func testABoxFillsMostOfAPageButNotAll() async throws {
        let stage = try Stage(FixedCoordinator([TextField("Name")]), columns: 160)
        XCTAssertEqual(stage.text(in: .field), String(repeating: " ", count: 60))
    }

    func testWithoutABackgroundOnlyATextIsUnderlined() {
        for depth in [ColourDepth.none, .sixteen] {
            let codes = StyleCodes(depth, .dark)
            XCTAssertEqual(codes.code(of: .placeholder), "")
            XCTAssertEqual(codes.code(of: .field), "4")
        }
    }

    func testAChoiceIsABoxWithRoomForEachOption() async throws {
        let size = Choice("Size", ["small", "XL"])
        for colours in [ColourDepth.none, .sixteen, .twoHundredFiftySix] {
            size.chosen = "small"
            let stage = try Stage(FixedCoordinator([size]), colours: colours)
            XCTAssertEqual(stage.text(in: .field), "small ▾")
            size.chosen = "XL"
            stage.turn()
            XCTAssertEqual(stage.text(in: .field), "XL    ▾")
            stage.press(.enter)
            XCTAssertEqual(stage.text(in: .field), "XL    ▴")
            stage.press(.escape)
        }
        let stage = try Stage(FixedCoordinator([size]), isUnicode: false, colours: .none)
        XCTAssertEqual(stage.text(in: .field), "XL    v")
    }

    func testALongOptionEndsBeforeTheSign() async throws {
        let size = Choice("Size", [String(repeating: "a", count: 90)])
        let stage = try Stage(FixedCoordinator([size]), columns: 30)
        XCTAssertEqual(
            stage.text(in: .field), String(repeating: "a", count: 22) + "… ▾", stage.account)
    }

    func testAChoiceThatCannotBeUsedHasNoBox() async throws {
        let size = Choice("Size", ["small"])
        size.isEnabled = false
        let stage = try Stage(FixedCoordinator([size, Button("Go")]))
        XCTAssertEqual(stage.text(in: .field), "")
        XCTAssertEqual(stage.line(with: "Size"), "   Size  small")
    }

    func testAPictureIsABlockWithTheInitials() async throws {
        let stage = try Stage(FixedCoordinator([Picture("An Nguyen")]))
        XCTAssertEqual(stage.text(in: .inverse), " AN ")
        XCTAssertEqual(stage.line(with: "An Nguyen"), "   AN   An Nguyen")
    }

    func testAStepOfTheMarkerWritesFewBytes() async throws {
        let stage = try Stage(FixedCoordinator((1...8).map { Button("Item \($0)") }))
        for key in [Key.down, .down, .down, .up, .up] {
            stage.press(key)
            XCTAssertLessThanOrEqual(stage.byteCount, key == .down ? 34 : 35)
            stage.expectTrue()
        }
    }

    func testAFieldThatCannotBeUsedHasNoBox() async throws {
        let name = TextField("Name", placeholder: "An")
        name.isEnabled = false
        let stage = try Stage(FixedCoordinator([name]))
        XCTAssertEqual(stage.text(in: .field) + stage.text(in: .placeholder), "")
    }

    func testALongTextStaysInItsBox() async throws {
        let stage = try Stage(FixedCoordinator([TextField("Name")]))
        stage.type(String(repeating: "a", count: 60) + "b")
        XCTAssertEqual(stage.text(in: .field), String(repeating: "a", count: 52) + "b ")
        XCTAssertEqual(stage.front?.frame.cursor, .init(row: 3, column: 62))
        stage.expectTrue()
    }

    func testTheDefaultButtonHasBrackets() async throws {
        let logIn = Button("Log in", isDefault: true)
        let stage = try Stage(FixedCoordinator([TextField("Name"), logIn, Button("Sign up")]))
        XCTAssertNotNil(stage.line(with: "   [ Log in ]"))
        XCTAssertEqual(stage.text(in: .button), "[ Log in ]")
        logIn.isEnabled = false
        stage.turn()
        XCTAssertEqual(stage.text(in: .button), "")
    }

    func testButtonsDoNotMoveWhenTheirNumbersGo() async throws {
        let stage = try Stage(FixedCoordinator([Choice("Size", ["S"]), Button("Leave")]))
        XCTAssertNotNil(stage.line(with: " 1 Leave"))
        stage.press(.enter)
        XCTAssertNotNil(stage.line(with: "   Leave"))
    }

    func testAnEmptyRowStandsBeforeButtonsWhereThereIsRoom() async throws {
        let fields = (1...3).map { TextField("Field \($0)") }
        let stage = try Stage(FixedCoordinator(fields + [Button("Send")]), rows: 12)
        func row(_ text: String) -> Int? {
            stage.glass.text.split(separator: "\n", omittingEmptySubsequences: false)
                .firstIndex { $0.contains(text) }
        }
        XCTAssertEqual(row("Send"), 7)
        stage.resize(columns: 64, rows: 9)
        XCTAssertEqual(row("Send"), 6)
    }

    func testRulesAreAsWideAsTheScreen() async throws {
        let stage = try Stage(FixedCoordinator([Button("Tea")]), columns: 160)
        let rules = stage.glass.text.split(separator: "\n").filter { $0.contains("──") }
        let rule = " " + String(repeating: "─", count: 158)
        XCTAssertEqual(rules.map(String.init), [rule, rule])
        XCTAssertEqual(stage.line(with: "Tea"), "›1 Tea")
    }

    func testTitlesTextsAndKeysBeginInOneColumn() async throws {
        let stage = try Stage(
            FixedCoordinator([Label("Hello"), Section("Drinks", [Toggle("Sugar")]), Button("Go")]))
        for text in ["Wayline", "Hello", "Drinks", "⏎"] {
            XCTAssertEqual(stage.line(with: text)?.hasPrefix("   " + text), true, text)
        }
    }

    func testTheKeysOfActionsAreDroppedBeforeThoseOfTheirMenuAndOfTheList() async throws {
        let table = Table("Dishes", ["phở"], columns: [Column("Dish", sortedBy: \.self) { $0 }])
        let keys: [(String, KeyEquivalent)] = [
            ("edit", "e"), ("delete", "d"), ("print", "p"), ("copy", "c"),
        ]
        table.actions = keys.map { action, key in RowAction(action, key: key, self) { _, _ in } }
        let stage = try Stage(FixedCoordinator([], next: [table]), columns: 80)
        stage.navigator.go(.push("next"))
        stage.turn()
        func foot() -> String? { stage.glass.text.split(separator: "\n").last.map(String.init) }
        XCTAssertEqual(
            foot(),
            "   ⏎ choose  e edit  a actions  / filter  s sort  esc back  ? help  q quit")
        stage.resize(columns: 84, rows: 12)
        XCTAssertEqual(foot()?.contains("e edit  d delete  a actions"), true, foot() ?? "")
        stage.resize(columns: 20, rows: 12)
        XCTAssertEqual(foot(), "   ⏎ choose  ?  q")
    }

    func testHelpAndQuitLoseTheirWordsBeforeAKeyOfTheControlOrTheWayBackIsDropped() async throws {
        let list = List("Dishes", ["phở"])
        list.actions = [RowAction("edit", self) { _, _ in }]
        let stage = try Stage(FixedCoordinator([], next: [list]), columns: 40)
        stage.navigator.go(.push("next"))
        stage.turn()
        func foot() -> String? { stage.glass.text.split(separator: "\n").last.map(String.init) }
        XCTAssertEqual(foot(), "   ⏎ choose  a actions  esc back  ?  q")
        stage.resize(columns: 30, rows: 12)
        XCTAssertEqual(foot(), "   ⏎ choose  esc back  ?  q")
        stage.resize(columns: 20, rows: 12)
        XCTAssertEqual(foot(), "   ⏎ choose  ?  q")
    }

    func testAnOpenMenuShowsItsKeysBeforeThoseOfTabsAndNoLessUsefulOneInTheirPlace() async throws {
        let stage = try Stage(FoodCourt(), columns: 44)
        func foot() -> String? { stage.glass.text.split(separator: "\n").last.map(String.init) }
        stage.press(.down, .down, .down, .enter)
        XCTAssertEqual(foot(), "   ⏎ choose  esc close  F7 F8 tabs  F1  ^C")
        stage.resize(columns: 40, rows: 24)
        XCTAssertEqual(foot(), "   ⏎ choose  esc close  F1 help  ^C quit")
    }
}
