import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineRouting
import XCTest

/// Keys that act on a page, whatever has the focus.
@MainActor
final class PageKeyTests: XCTestCase {
    private var tokens: [AnyCancellable] = []

    func testANumberPressesTheButtonOfThatNumber() async throws {
        let leave = Button("Leave")
        let stage = try Stage(FixedCoordinator([Toggle("Hot"), Button("Serve"), leave]))
        var taps = 0
        tokens.append(leave.tapPublisher.bind { taps += 1 })
        stage.press(.text("2"))
        XCTAssertEqual(taps, 1)
        XCTAssertEqual(stage.markedLine, "2  Leave")
        stage.press(.text("7"))
        XCTAssertEqual(taps, 1)
    }

    func testLettersMoveTheMarker() async throws {
        let list = List("Dishes", ["phở", "bún"])
        let stage = try Stage(FixedCoordinator([list, Button("Leave")]))
        stage.press("j", "k", "j", "j")
        XCTAssertEqual(stage.markedLine, "1  Leave")
        stage.press("g")
        XCTAssertTrue(list.hasFocus)
    }

    func testAnOpenChoiceTakesTheNumbersFromTheButtons() async throws {
        let stage = try Stage(FixedCoordinator([Choice("Size", ["S", "M"]), Button("Order")]))
        XCTAssertNotNil(stage.line(with: " 1 Order"), stage.account)
        stage.press(.enter)
        XCTAssertNil(stage.line(with: " 1 Order"))
        stage.press("1", .escape)
        XCTAssertNotNil(stage.line(with: " 1 Order"), stage.account)
        stage.expectTrue()
    }

    func testAScreenCanNameItsWayBackInAllFrontEnds() async throws {
        let coordinator = FixedCoordinator([], next: [Button("Send")])
        coordinator.next.view.backTitle = "Log out…"
        let stage = try Stage(coordinator)
        stage.navigator.go(.push("next"))
        stage.turn()
        XCTAssertNotNil(stage.line(with: " esc Log out…   "), stage.account)
        stage.press(.control("o"))
        XCTAssertNotNil(stage.line(with: "   Log out…  esc"), stage.account)
        let talk = try PlainTalk(coordinator, ["q"])
        talk.navigator.go(.push("next"))
        await talk.run()
        XCTAssertTrue(talk.written.contains("\n  b. Log out…\n"), talk.written)
    }

    func testEnterPressesTheButton() async throws {
        let stage = try Stage(Restaurant())
        var taps = 0
        tokens.append(try stage.kitchen.serve.tapPublisher.bind { taps += 1 })
        stage.press(.down, .down, .down, .down, .enter, .text(" "))
        XCTAssertEqual(taps, 2)
    }

    func testASwitchIsPutTheOtherWay() async throws {
        let stage = try Stage(Restaurant())
        stage.press(.down, .down, .enter)
        XCTAssertEqual(stage.markedLine, "Hot    ◉ on")
        stage.press(.text(" "))
        XCTAssertEqual(stage.markedLine, "Hot    ○ off")
    }

    func testAChoiceIsOpenedAndChosenFrom() async throws {
        let stage = try Stage(Restaurant())
        stage.press(.down, .down, .down, .enter)
        XCTAssertEqual(stage.openOptions, ["› mint", "fish", "soy"])
        stage.press(.down, .down, .down)
        XCTAssertEqual(stage.openOptions, ["mint", "fish", "› soy"])
        stage.expectTrue()
        stage.press(.enter)
        XCTAssertEqual(stage.markedLine, "Sauce  soy  ▾")
        stage.press(" ", .up, .escape)
        XCTAssertEqual(stage.markedLine, "Sauce  soy  ▾")
        stage.expectTrue()
    }

    func testAChoiceClosesWhenTheMarkerLeavesIt() async throws {
        let stage = try Stage(Restaurant())
        stage.press(.down, .down, .down, .enter, .tab)
        XCTAssertEqual(stage.openOptions, [])
        XCTAssertEqual(stage.markedLine, "Serve")
        stage.expectTrue()
    }

    func testNoArrowChangesAValue() async throws {
        let stage = try Stage(Restaurant())
        let kitchen = try stage.kitchen
        for _ in 0..<20 {
            stage.press(.right, .left, .down, .right, .right, "l", .up, .left, .down)
        }
        XCTAssertEqual(kitchen.sauce.chosen, "mint")
        XCTAssertFalse(kitchen.isHot.isOn)
        XCTAssertNil(kitchen.dishes.chosenIndex)
        XCTAssertEqual(stage.navigator.state.revision, 0)
    }

    func testEscGoesBackOnlyIfThereIsAnEarlierScreen() async throws {
        let stage = try Stage(Restaurant())
        stage.press(.escape)
        XCTAssertEqual(stage.navigator.state.revision, 0)
        stage.navigator.go(.push("kitchen"))
        stage.press(.escape)
        XCTAssertEqual(stage.navigator.state.path, ["kitchen"])
    }

    func testTheHelpIsShownUntilItsKeyIsPressedAgain() async throws {
        let stage = try Stage(Restaurant())
        stage.press(.down, .down, .function(1), .text("1"))
        XCTAssertNotNil(stage.line(with: "move the marker"))
        stage.expectTrue()
        stage.press(.function(1))
        XCTAssertNil(stage.line(with: "move the marker"))
        stage.expectTrue()
    }

    func testTheHelpMakesRoomForWhatComesMeanwhile() async throws {
        for transition: Transition in [.push("kitchen"), .alert(Alert("Sure?"))] {
            let stage = try Stage(Restaurant())
            stage.press(.down, .down, .function(1))
            stage.navigator.go(transition)
            stage.turn()
            XCTAssertNil(stage.line(with: "move the marker"))
            stage.expectTrue()
        }
    }

    func testAHelpThatIsTallerThanTheScreenIsScrolled() async throws {
        let stage = try Stage(Restaurant(), rows: 10)
        stage.press(.function(1))
        XCTAssertNil(stage.line(with: "press that button"))
        stage.press(Array(repeating: .down, count: 60))
        XCTAssertNotNil(stage.line(with: "press that button"))
        stage.expectTrue()
        stage.press(.escape)
        XCTAssertEqual(stage.markedLine, "Name   your name")
        stage.expectTrue()
    }

    func testControlCQuitsAlsoInATextAndUnderAnAlert() async throws {
        for transition: Transition in [.stay, .alert(Alert("Sure?"))] {
            let stage = try Stage(Restaurant())
            stage.navigator.go(transition)
            stage.press(.control("c"))
            XCTAssertTrue(stage.hasQuit)
        }
    }

    func testTheEndOfInputQuitsExceptInAText() async throws {
        let stage = try Stage(Restaurant())
        stage.type("An")
        stage.press(.control("d"))
        XCTAssertFalse(stage.hasQuit)
        XCTAssertEqual(try stage.kitchen.name.text, "An")
        stage.press(.down, .down, .control("d"))
        XCTAssertTrue(stage.hasQuit)
    }

    func testTheKeysThatWorkNowStandAtTheFoot() async throws {
        let stage = try Stage(Restaurant())
        let foot = { stage.glass.text.split(separator: "\n").last.map(String.init) }
        XCTAssertEqual(foot(), "   ⏎ next   ↑↓ move   ^O find   F1 help   ^C quit")
        stage.navigator.go(.push("kitchen"))
        stage.press(.backTab)
        XCTAssertEqual(
            foot(), "   ⏎ choose   / filter   ↑↓ move   esc back   F1 help   ^C quit")
    }

    func testOnlyButtonsThatANumberPressesHaveOne() async throws {
        let stage = try Stage(FixedCoordinator((1...12).map { Button("Dish \($0)") }))
        XCTAssertNotNil(stage.line(with: " 9 Dish 9"))
        XCTAssertNotNil(stage.line(with: "   Dish 10"))
        stage.expectTrue()
    }
}
