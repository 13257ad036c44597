import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineRouting
import XCTest

/// The palette: all that the user can do, found by typing.
@MainActor
final class PaletteTests: XCTestCase {
    private let email = TextField("Email")
    private let hot = Toggle("Hot")
    private let save = Button("Save")
    private let dishes = List("Dishes", ["phở", "bún"])
    private var done: [String] = []
    private var tokens: Set<AnyCancellable> = []

    override func setUp() async throws {
        dishes.actions = [
            RowAction("Delete", self) { test, dish in test.done.append("Delete \(dish)") },
            RowAction("Cook", available: { $0 == "bún" }, self) { _, _ in },
        ]
        save.tapPublisher.bind { [unowned self] in done.append("Save") }.store(in: &tokens)
    }

    private func stage(columns: Int = 64, rows: Int = 24) throws -> Stage {
        try Stage(FixedCoordinator([email, hot, save, dishes]), columns: columns, rows: rows)
    }

    /// The rows of the palette, without its marker.
    private func rows(_ stage: Stage) -> [String] {
        let lines = stage.glass.text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.drop { !$0.hasPrefix("   / ") }.dropFirst()
            .prefix { $0.hasPrefix("   ") || $0.hasPrefix("›  ") }
            .map { line in line.dropFirst(3).description }
            .prefix { !$0.isEmpty }.map { $0 }
    }

    func testItHasAllThatCanBeDoneInTheOrderOfThePage() async throws {
        let stage = try stage()
        stage.press(.control("o"))
        XCTAssertEqual(
            rows(stage).map { $0.trimmed },
            [
                "Go to Email, text field", "Hot, switch: off", "Save", "Go to Dishes, list",
                "Delete, phở, Dishes", "Help  F1", "Quit  ^C",
            ], stage.account)
        XCTAssertEqual(stage.markedLine, "Go to Email, text field")
        XCTAssertEqual(
            stage.line(with: "choose"), "   ⏎ choose   ↑↓ move   esc close   ^C quit")
        stage.expectTrue()
    }

    func testItsKeyIsShownWhereThereIsRoomForAllHints() async throws {
        let stage = try stage()
        var isShown = false
        for columns in 20...80 {
            stage.resize(columns: columns, rows: 24)
            let last = try XCTUnwrap(stage.line(with: "^C"))
            let others = ["⏎ next", "↑↓ move", "F1 help", "^C quit"]
            let hasAll = others.allSatisfy { last.contains($0) }
            if last.contains("^O find") { XCTAssertTrue(hasAll, last) }
            XCTAssertTrue(!isShown || last.contains("^O find"), last)
            isShown = last.contains("^O find")
        }
        XCTAssertTrue(isShown)
        stage.press(.function(1))
        XCTAssertNil(stage.line(with: "^O find "), stage.account)
    }

    func testItHasNothingThatIsNotPossibleNow() async throws {
        (email.isEnabled, hot.isHidden) = (false, true)
        dishes.items = []
        let stage = try stage()
        stage.press(.control("o"))
        XCTAssertEqual(rows(stage).map { $0.trimmed }, ["Save", "Help  F1", "Quit  ^C"])
        stage.expectTrue()
    }

    func testASecretIsNeitherShownNorFound() async throws {
        let code = SecureField("Code")
        code.type("hunter2")
        let stage = try Stage(FixedCoordinator([code, save]))
        stage.press(.control("r"), .control("o"))
        XCTAssertEqual(
            rows(stage).map { $0.trimmed },
            ["Go to Code, secure text field", "Save", "Help  F1", "Quit  ^C"], stage.account)
        XCTAssertNil(stage.line(with: "hunter2"), stage.account)
        stage.type("hunter")
        XCTAssertNotNil(stage.line(with: "Nothing that can be done"), stage.account)
    }

    func testTypingFindsAnActionAndEnterPerformsIt() async throws {
        let stage = try stage()
        stage.press(.control("o"))
        for (text, row) in [
            ("sa", "Save"), ("PHO", "Delete, phở, Dishes"), ("dph", "Delete, phở, Dishes"),
        ] {
            stage.press(.control("u"))
            stage.type(text)
            XCTAssertEqual(stage.markedLine, row, text)
            stage.expectTrue()
        }
        stage.press(.enter)
        XCTAssertEqual(done, ["Delete phở"])
        XCTAssertNil(stage.line(with: "Go to"), stage.account)
        stage.expectTrue()
    }

    func testTheBestMatchComesFirstAndItsLettersAreMarked() async throws {
        let buttons = ["Forget it", "Undo", "Do it all", "Get it"].map { Button($0) }
        let stage = try Stage(FixedCoordinator(buttons))
        stage.press(.control("o"))
        for (text, found, marked) in [
            ("get", ["Get it", "Forget it"], "Getget"), ("do", ["Do it all", "Undo"], "Dodo"),
            ("gt", ["Get it", "Forget it"], "Gtgt"),
            ("it", ["Forget it", "Do it all"], "itititit"),
        ] {
            stage.press(.control("u"))
            stage.type(text)
            XCTAssertEqual(rows(stage).prefix(2).map { $0.trimmed }, found, stage.account)
            XCTAssertEqual(stage.text(in: .match), marked, text)
        }
    }

    func testEscapeClosesItAndNothingHasChanged() async throws {
        let stage = try stage()
        stage.type("an@")
        let shown = stage.glass.text
        for closing in [Key.escape, .control("o")] {
            stage.press(.control("o"))
            stage.type("q1?/ [u")
            XCTAssertNotNil(stage.line(with: "/ q1?/ [u"), stage.account)
            XCTAssertNotNil(stage.line(with: "Nothing that can be done"), stage.account)
            stage.press(.enter, .function(8), .control("d"), .tab, closing)
            XCTAssertEqual(stage.glass.text, shown)
            stage.expectTrue()
        }
        XCTAssertEqual(email.text, "an@")
        XCTAssertTrue(email.hasFocus)
        XCTAssertFalse(stage.hasQuit)
    }

    func testItGoesToAFieldAndPressesAButton() async throws {
        let stage = try stage()
        stage.press(.control("o"))
        stage.type("dishes")
        stage.press(.enter)
        XCTAssertEqual(stage.markedLine, "phở")
        stage.pressAtOnce([.control("o"), "s", "a", "v", "e", .enter])
        XCTAssertEqual(done, ["Save"])
        XCTAssertEqual(stage.markedLine, "Save")
        stage.press(.control("o"), "h", "o", "t", .enter)
        XCTAssertTrue(hot.isOn)
        stage.expectTrue()
    }

    func testItSortsATableTheOtherWayRoundTheSecondTime() async throws {
        let table = Order.table()
        let stage = try Stage(FixedCoordinator([table]))
        for order in [RowOrder("Customer"), RowOrder("Customer", isDescending: true)] {
            stage.press(.control("o"))
            stage.type("sort by cus")
            stage.press(.enter)
            XCTAssertEqual(table.order, order)
        }
    }

    func testItSelectsATabAndGoesBack() async throws {
        let stage = try Stage(TabsCoordinator())
        stage.press(.control("o"))
        XCTAssertEqual(
            rows(stage).map { $0.trimmed }, ["Go to My account, tab", "Help  ?", "Quit  q"])
        stage.press("m", "y", .enter)
        XCTAssertEqual(stage.navigator.state.path, ["reader"])
        let next = try self.stage()
        next.navigator.go(.push("next"))
        next.press(.control("o"))
        XCTAssertEqual(rows(next).map { $0.trimmed }, ["Back  esc", "Help  ?", "Quit  q"])
        next.press(.enter)
        XCTAssertEqual(next.navigator.state.path, ["first"])
    }

    func testItOpensTheHelpAndQuits() async throws {
        let stage = try stage()
        stage.press(.control("o"), "h", "e", "l", "p", .enter)
        XCTAssertNotNil(stage.line(with: "move the marker"), stage.account)
        stage.press(.escape, .control("o"), "q", "u", "i", "t", .enter)
        XCTAssertTrue(stage.hasQuit)
    }

    func testTheHelpOverItClosesBeforeIt() async throws {
        let stage = try stage()
        stage.press(.control("o"), "s", .function(1))
        XCTAssertNotNil(stage.line(with: "move the marker"), stage.account)
        stage.press(.escape)
        XCTAssertNotNil(stage.line(with: "/ s"), stage.account)
        stage.expectTrue()
    }

    func testARowSaysItsListAndTheKeyThatDoesTheSame() async throws {
        let lists = ["Lunch", "Dinner"].map { List($0, ["phở"]) }
        for list in lists { list.actions = [RowAction("Cook", key: "c", self) { _, _ in }] }
        let send = Button("Send", key: "x")
        let stage = try Stage(FixedCoordinator(lists + [send]))
        stage.press(.control("o"))
        let shown = rows(stage).map { $0.trimmed }
        for row in ["Cook, phở, Lunch  c", "Cook, phở, Dinner  c", "Send  x"] {
            XCTAssertTrue(shown.contains(row), stage.account)
        }
    }

    func testTheTabsStayAndAClickOnOneClosesIt() async throws {
        let stage = try Stage(TabsCoordinator())
        let tabs = stage.glass.text.split(separator: "\n")[1]
        stage.press(.control("o"), .function(8))
        XCTAssertEqual(stage.glass.text.split(separator: "\n")[1], tabs)
        XCTAssertEqual(stage.navigator.state.path, ["books"])
        XCTAssertNil(stage.line(with: "F7 F8"))
        try stage.click("My account")
        XCTAssertEqual(stage.navigator.state.path, ["reader"])
        XCTAssertNil(stage.line(with: "Go to"), stage.account)
        stage.expectTrue()
    }

    func testAClickPerformsAndTheWheelMovesTheRows() async throws {
        let stage = try stage()
        stage.press(.control("o"))
        try stage.click("Delete, phở")
        XCTAssertEqual(done, ["Delete phở"])
        stage.resize(columns: 64, rows: 8)
        stage.press(.control("o"), .mouse(Key.MouseEvent(.wheelDown, row: 4, column: 5)))
        XCTAssertNotEqual(stage.markedLine, "Go to Email, text field")
        stage.expectTrue()
    }
}

extension String {
    fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
