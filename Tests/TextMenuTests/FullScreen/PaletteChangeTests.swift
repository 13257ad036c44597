import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineRouting
import XCTest

/// The palette while the page, the place or the terminal changes under it.
@MainActor
final class PaletteChangeTests: XCTestCase {
    private let (order, cancel, next) = (Button("Order"), Button("Cancel"), Button("Next"))
    private var taps: [String] = []
    private var tokens: Set<AnyCancellable> = []

    override func setUp() async throws {
        for button in [order, cancel, next] {
            let tap: () -> Void = { [unowned self] in taps.append(button.label) }
            button.tapPublisher.bind(tap).store(in: &tokens)
        }
    }

    private func openedStage(columns: Int = 64, rows: Int = 24) throws -> Stage {
        let controls = [order, cancel, next]
        let stage = try Stage(FixedCoordinator(controls), columns: columns, rows: rows)
        stage.press(.control("o"))
        return stage
    }

    func testItsRowsFollowThePage() async throws {
        let stage = try openedStage()
        (order.isEnabled, next.isHidden) = (false, true)
        cancel.label = "Stop"
        stage.turn()
        XCTAssertNotNil(stage.line(with: "   Stop"), stage.account)
        XCTAssertNil(stage.line(with: "Next"), stage.account)
        order.isEnabled = true
        stage.turn()
        XCTAssertEqual(stage.markedLine, "Order")
        stage.expectTrue()
    }

    func testTheMarkerStaysOnItsAction() async throws {
        let stage = try openedStage()
        stage.press(.down, .down)
        cancel.isHidden = true
        stage.turn()
        XCTAssertEqual(stage.markedLine, "Next", stage.account)
        stage.press(.enter)
        XCTAssertEqual(taps, ["Next"])
        stage.expectTrue()
    }

    func testARowWhoseActionHasGoneStaysUnderTheMarkerAndDoesNothing() async throws {
        let stage = try openedStage()
        stage.press(.down)
        cancel.isEnabled = false
        stage.pressAtOnce([.enter])
        XCTAssertEqual(taps, [])
        XCTAssertEqual(stage.markedLine, "Cancel")
        XCTAssertNotNil(stage.line(with: "This is not here any more."), stage.account)
        stage.expectTrue()
        stage.press(.down)
        order.isHidden = true
        stage.turn()
        XCTAssertNil(stage.line(with: "Cancel"), stage.account)
        XCTAssertEqual(stage.markedLine, "Next")
        stage.expectTrue()
    }

    func testAButtonThatGetsAnotherNameIsNotPressed() async throws {
        let stage = try openedStage()
        order.label = "Delete all"
        stage.press(.enter)
        XCTAssertEqual(taps, [])
        XCTAssertEqual(stage.markedLine, "Order")
        stage.press(.escape, .control("o"))
        XCTAssertEqual(stage.markedLine, "Delete all")
    }

    func testAnotherScreenUnderItHasItsOwnActionsAndLettersStayText() async throws {
        let stage = try openedStage()
        stage.type("n")
        stage.navigator.go(.push("next"))
        stage.turn()
        stage.type("q")
        XCTAssertFalse(stage.hasQuit)
        XCTAssertNotNil(stage.line(with: "/ nq"), stage.account)
        stage.press(.backspace, .backspace)
        XCTAssertEqual(stage.markedLine, "Back  esc", stage.account)
        stage.expectTrue()
    }

    func testAnAlertOverItIsAnsweredByNoLetterAndOpensNoPalette() async throws {
        let stage = try openedStage()
        let alert = Alert("Delete it?", actions: [.init("Delete"), .init("Keep")])
        stage.navigator.go(.alert(alert))
        stage.turn()
        stage.press("1", " ", "q", "n", .control("o"))
        XCTAssertNotNil(stage.navigator.scene.alert)
        XCTAssertFalse(stage.hasQuit)
        stage.press(.down, .enter)
        XCTAssertNil(stage.navigator.scene.alert)
        XCTAssertEqual(stage.markedLine, "Order", stage.account)
        stage.press(.escape)
        XCTAssertEqual(stage.markedLine, "1  Order", stage.account)
        stage.expectTrue()
    }

    func testOnASmallTerminalTheTextAndTheMarkedRowAreShown() async throws {
        let stage = try Stage(TabsCoordinator(), columns: 20, rows: 6)
        stage.press(.control("o"))
        stage.type("qu")
        XCTAssertEqual(stage.markedLine, "Quit  q", stage.account)
        XCTAssertNotNil(stage.line(with: "/ qu"), stage.account)
        stage.expectTrue()
        stage.press(.control("u"), .down)
        XCTAssertEqual(stage.markedLine, "Help  ?", stage.account)
        stage.expectTrue()
    }

    func testItStaysOpenOnATerminalOfAnotherSize() async throws {
        let stage = try openedStage()
        stage.type("ne")
        for (columns, rows) in [(20, 6), (120, 40), (19, 5), (40, 12)] {
            stage.resize(columns: columns, rows: rows)
            stage.expectTrue()
        }
        XCTAssertEqual(stage.markedLine, "Next", stage.account)
        stage.press(.enter)
        XCTAssertEqual(taps, ["Next"])
    }

    func testWorkThatEndsBringsItsButtonBack() async throws {
        let door = Door()
        order.onTap(self) { _ in await door.pass() }
        let stage = try openedStage()
        stage.press(.enter, .control("o"))
        XCTAssertEqual(stage.markedLine, "Cancel", stage.account)
        while !door.isWaitedFor { await Task.yield() }
        door.open()
        while order.isWorking { await Task.yield() }
        stage.turn()
        XCTAssertNotNil(stage.line(with: "   Order"), stage.account)
        XCTAssertEqual(stage.markedLine, "Cancel")
        stage.expectTrue()
    }

    func testThePageIsReadyForKeysAfterAChangeUnderIt() async throws {
        let stage = try openedStage()
        next.isHidden = true
        order.label = "Order now"
        stage.press(.escape, .down)
        XCTAssertEqual(stage.markedLine, "2  Cancel", stage.account)
        XCTAssertNotNil(stage.line(with: "1 Order now"))
        stage.expectTrue()
    }

    func testAnAppCanHaveAnotherKey() async throws {
        var keys = KeyTable.standard
        keys[.palette] = [.function(10)]
        let stage = try Stage(FixedCoordinator([order]), keys: keys)
        stage.press(.control("o"))
        XCTAssertEqual(stage.markedLine, "1  Order")
        stage.press(.function(10))
        XCTAssertEqual(stage.markedLine, "Order")
    }
}
