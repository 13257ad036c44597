import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineRouting
import XCTest

/// The control that keys go to.
@MainActor
final class FocusTests: XCTestCase {
    func testTheFirstControlHasTheFocus() async throws {
        let stage = try Stage(Restaurant())
        XCTAssertEqual(stage.markedLine, "Name   your name")
    }

    func testArrowsGoByOneAndStopAtTheEnds() async throws {
        let stage = try Stage(Restaurant())
        stage.press(.up)
        XCTAssertEqual(stage.markedLine, "Name   your name")
        stage.press(.down, .down)
        XCTAssertEqual(stage.markedLine, "Hot    ○ off")
    }

    func testTabGoesRoundAndRound() async throws {
        let stage = try Stage(Restaurant())
        stage.press(.backTab)
        XCTAssertEqual(stage.markedLine, "phở")
        stage.press(.tab)
        XCTAssertEqual(stage.markedLine, "Name   your name")
    }

    func testDisabledAndHiddenControlsAreSkipped() async throws {
        let stage = try Stage(Restaurant())
        let kitchen = try stage.kitchen
        kitchen.code.isEnabled = false
        kitchen.isHot.isHidden = true
        stage.press(.down)
        XCTAssertEqual(stage.markedLine, "Sauce  mint ▾")
    }

    func testAControlThatIsSwitchedOffGivesTheFocusToTheNext() async throws {
        let stage = try Stage(Restaurant())
        try stage.kitchen.name.isEnabled = false
        stage.turn()
        XCTAssertEqual(stage.markedLine, "Code")
        stage.expectTrue()
    }

    func testAButtonThatWorksKeepsTheFocusThoughItIsSwitchedOff() async throws {
        let stage = try Stage(Restaurant())
        let leave = try stage.kitchen.leave
        var door: CheckedContinuation<Void, Never>?
        leave.onTap(self) { _ in await withCheckedContinuation { door = $0 } }
        stage.press(.backTab, .backTab, .enter)
        leave.isEnabled = false
        stage.turn()
        XCTAssertEqual(stage.markedLine?.hasPrefix("Leave"), true)
        leave.isEnabled = true
        door?.resume()
        while leave.isWorking { await Task.yield() }
        stage.turn()
        XCTAssertEqual(stage.markedLine, "Leave")
    }

    func testAnEmptyListIsSteppedOver() async throws {
        let stage = try Stage(Restaurant())
        try stage.kitchen.dishes.items = []
        stage.press(.backTab)
        XCTAssertEqual(stage.markedLine, "Leave")
    }

    func testAsLongAsNoKeyIsPressedWhatComesFirstHasTheFocus() async throws {
        let stage = try Stage(Restaurant())
        let name = try stage.kitchen.name
        name.isHidden = true
        stage.turn()
        XCTAssertEqual(stage.markedLine, "Code")
        name.isHidden = false
        stage.turn()
        XCTAssertEqual(stage.markedLine, "Name   your name")
        stage.press(.down)
        name.isHidden = true
        name.isHidden = false
        stage.turn()
        XCTAssertEqual(stage.markedLine, "Code")
    }

    func testNothingBelowContentsThatAreLoadingHasTheFirstFocus() async throws {
        let (friends, list) = (Placeholder(.loading("Loading")), List("Friends", ["An"]))
        list.isHidden = true
        let stage = try Stage(FixedCoordinator([friends, list, Button("Reload")]), rows: 10)
        XCTAssertNil(stage.markedLine, stage.account)
        XCTAssertNil(stage.line(with: "─ ↑ ─"), stage.account)
        stage.press(.enter)
        list.isHidden = false
        friends.state = nil
        stage.turn()
        XCTAssertEqual(stage.markedLine, "An")
        stage.expectTrue()
    }

    func testAFieldBelowContentsThatAreLoadingTakesWhatIsTyped() async throws {
        let (news, name) = (Placeholder(.loading("Loading")), TextField("Name"))
        let stage = try Stage(FixedCoordinator([news, name, Button("Send")]))
        stage.type("An")
        XCTAssertEqual(name.text, "An", stage.account)
    }

    func testAScreenMovesTheFocusOnlyAfterAMenuIsClosed() async throws {
        let (size, name) = (Choice("Size", ["small", "large"]), TextField("Name"))
        let coordinator = FixedCoordinator([size, name])
        let stage = try Stage(coordinator)
        stage.press(.enter)
        coordinator.screen.focus(name)
        stage.turn()
        stage.press(.down, .enter)
        XCTAssertEqual(size.chosenIndex, 1, stage.account)
        stage.turn()
        XCTAssertEqual(stage.markedLine, "Name", stage.account)
    }

    func testContentsThatHaveLoadedDoNotTakeTheFocusFromTheUser() async throws {
        let (friends, list) = (Placeholder(.loading("Loading")), List("Friends", ["An"]))
        list.isHidden = true
        let stage = try Stage(FixedCoordinator([friends, list, Button("Reload")]))
        stage.press(.down)
        XCTAssertEqual(stage.markedLine, "2  Reload")
        list.isHidden = false
        friends.state = nil
        stage.turn()
        XCTAssertEqual(stage.markedLine, "2  Reload")
        stage.expectTrue()
    }

    func testTheFocusIsRememberedOnTheWayBack() async throws {
        let stage = try Stage(Restaurant())
        stage.press(.down, .down)
        stage.navigator.go(.push("kitchen"))
        stage.turn()
        XCTAssertEqual(stage.markedLine, "Name   your name")
        stage.press(.tab, .tab, .escape)
        XCTAssertEqual(stage.markedLine, "Hot    ○ off")
    }

    func testTheFocusIsPublished() async throws {
        let stage = try Stage(Restaurant())
        let code = try stage.kitchen.code
        var events: [ControlEvent] = []
        let listener = code.events.bind { events.append($0) }
        stage.press(.down, .down)
        XCTAssertEqual(events, [.focus, .blur])
        listener.cancel()
    }

    func testAControlThatIsHiddenGivesTheFocusToTheNext() async throws {
        let stage = try Stage(Restaurant())
        stage.press(.down, .down)
        try stage.kitchen.isHot.isHidden = true
        stage.turn()
        XCTAssertEqual(stage.markedLine, "Sauce  mint ▾")
        stage.expectTrue()
    }

    func testASectionThatIsHiddenGivesTheFocusAway() async throws {
        let field = TextField("Name")
        let section = Section("Guest", [field])
        let stage = try Stage(FixedCoordinator([section, Button("Go")]))
        section.isHidden = true
        stage.turn()
        XCTAssertEqual(stage.markedLine, "1  Go")
        stage.type("a")
        XCTAssertEqual(field.text, "")
    }

    func testAChildScreenThatComesInPlaceOfAnotherHasTheFocus() async throws {
        let box = Container("", [FixedScreen("Old", [TextField("Old")])])
        let stage = try Stage(FixedCoordinator([Button("Go"), box, Button("Last")]))
        stage.press(.down)
        box.screens = [FixedScreen("New", [TextField("New")])]
        stage.turn()
        XCTAssertEqual(stage.markedLine, "New")
        box.screens = []
        stage.turn()
        XCTAssertEqual(stage.markedLine, "2  Last")
        stage.expectTrue()
    }

    func testAChangeInAHiddenSectionDoesNotReadThePageAgain() async throws {
        let text = Label("old")
        let section = Section("Guest", [text])
        section.isHidden = true
        let screen = CountingScreen([section, Button("Go")])
        let stage = try Stage(CountingCoordinator(screen))
        let count = screen.view.count
        text.text = "new"
        stage.turn()
        XCTAssertEqual(screen.view.count, count)
        section.isHidden = false
        stage.turn()
        XCTAssertGreaterThan(screen.view.count, count)
        XCTAssertNotNil(stage.line(with: "new"))
    }
}

/// A screen that counts how often its controls are read.
@MainActor
private final class CountingScreen: ViewScreen {
    final class Content: View {
        let title = "Count"
        private let all: [Control]
        private(set) var count = 0

        init(_ all: [Control]) {
            self.all = all
        }

        var controls: [Control] {
            count += 1
            return all
        }
    }

    let view: Content

    init(_ controls: [Control]) {
        view = Content(controls)
    }
}

@MainActor
private final class CountingCoordinator: Coordinator {
    static let flow = Flow<CountingCoordinator>("count") {
        FlowScreen("count") { $0.screen }
    }

    let screen: CountingScreen

    init(_ screen: CountingScreen) {
        self.screen = screen
    }
}
