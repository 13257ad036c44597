import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineRouting
import XCTest

/// Keys act on what is shown now, and the last row names the keys that work now.
@MainActor
final class StaleKeysTests: XCTestCase {
    func testAMenuOfARowClosesWithItsActions() async throws {
        let list = List("Dishes", ["phở"])
        var shared = 0
        list.actions = [RowAction("Share", self) { _, _ in shared += 1 }]
        let stage = try Stage(FixedCoordinator([list]))
        stage.press("a")
        list.actions = []
        stage.press("1", .enter)
        XCTAssertEqual(shared, 0)
        XCTAssertEqual(list.chosenIndex, 0)
        stage.expectTrue()
    }

    func testAnEqualAlertThatComesAtOnceIsNotAnsweredBeforeItIsSeen() async throws {
        let stage = try Stage(FixedCoordinator([]))
        let alert = Alert("Delete it?", actions: [.init("Delete"), .init("Keep")])
        stage.navigator.go(.alert(alert))
        stage.turn()
        var count = 0
        let token = stage.navigator.events.bind { _ in
            guard stage.navigator.scene.alert == nil else { return }
            count += 1
            stage.navigator.go(.alert(alert))
        }
        stage.pressAtOnce([.enter, .down, .enter])
        XCTAssertEqual(count, 1)
        XCTAssertNotNil(stage.line(with: "│›1 Delete"), stage.account)
        token.cancel()
        stage.press(.enter)
        XCTAssertNil(stage.navigator.scene.alert)
    }

    func testTheMarkedAnswerStaysWhileItsAlertIsShownAgain() async throws {
        let stage = try Stage(FixedCoordinator([]))
        let alert = Alert("Delete it?", actions: [.init("Delete"), .init("Keep")])
        stage.navigator.go(.alert(alert))
        stage.turn()
        stage.press(.down)
        let front = try XCTUnwrap(stage.front)
        front.show(stage.navigator.scene)
        stage.turn()
        XCTAssertNotNil(stage.line(with: "│›2 Keep"), stage.account)
        stage.navigator.go(.alert(Alert("Sure?", actions: [.init("Delete"), .init("Keep")])))
        stage.turn()
        XCTAssertNotNil(stage.line(with: "│›1 Delete"), stage.account)
        stage.expectTrue()
    }

    func testAnEqualAlertInPlaceOfTheOldOneIsAnotherQuestion() async throws {
        let stage = try Stage(FixedCoordinator([]))
        let alert = Alert("Delete it?", actions: [.init("Keep"), .init("Delete")])
        stage.navigator.go(.alert(alert))
        stage.turn()
        stage.press(.down)
        stage.navigator.go(.sequence([.dismiss, .alert(alert)]))
        stage.pressAtOnce([.enter])
        XCTAssertNotNil(stage.navigator.scene.alert)
        XCTAssertNotNil(stage.line(with: "│›1 Keep"), stage.account)
        stage.expectTrue()
    }

    func testNoKeyOfTheTableAnswersAnAlertBeforeItIsSeen() async throws {
        var keys = KeyTable.standard
        keys[.choose] = [.function(2)]
        keys[.cancel] = [.control("x")]
        let stage = try Stage(FixedCoordinator([]), keys: keys)
        let alert = Alert("Delete it?", actions: [.init("Delete"), .init("Keep")])
        stage.navigator.go(.alert(alert))
        stage.pressAtOnce([.function(2), .control("x"), "1", "q"])
        XCTAssertNotNil(stage.navigator.scene.alert)
        XCTAssertFalse(stage.hasQuit)
        stage.press(.function(2))
        XCTAssertNil(stage.navigator.scene.alert)
    }

    func testOnATerminalThatIsTooSmallKeysAndClicksDoNothing() async throws {
        let order = Button("Order")
        var taps = 0
        let token = order.tapPublisher.bind { taps += 1 }
        let stage = try Stage(FixedCoordinator([order]), columns: 19)
        for row in 0..<6 { stage.press(.mouse(Key.MouseEvent(.press, row: row, column: 3))) }
        stage.press("1", .enter)
        XCTAssertEqual(taps, 0)
        stage.navigator.go(.alert(Alert("Delete it?")))
        stage.turn()
        stage.press(.enter)
        XCTAssertNotNil(stage.navigator.scene.alert)
        stage.resize(columns: 40, rows: 12)
        stage.press(.enter, "1")
        XCTAssertEqual(taps, 1)
        stage.resize(columns: 40, rows: 5)
        stage.press("q")
        XCTAssertTrue(stage.hasQuit)
        token.cancel()
    }

    func testANumberPressesNoButtonWhileAMenuIsOpen() async throws {
        let button = Button("Order")
        var taps = 0
        let token = button.tapPublisher.bind { taps += 1 }
        let stage = try Stage(FixedCoordinator([Choice("Size", ["S", "L"]), button]))
        stage.press(.enter, "1")
        XCTAssertEqual(taps, 0)
        stage.press(.escape, "1")
        XCTAssertEqual(taps, 1)
        stage.expectTrue()
        token.cancel()
    }

    func testTheLastRowFollowsAChangeWithoutAKey() async throws {
        let (field, order) = (TextField("Name"), Button("Order", isDefault: true))
        order.isEnabled = false
        let stage = try Stage(FixedCoordinator([field, order]))
        XCTAssertNil(stage.line(with: "⏎ Order"))
        order.isEnabled = true
        stage.turn()
        XCTAssertNotNil(stage.line(with: "⏎ Order"))
        stage.expectTrue()
    }

    func testAStepperComesBackIntoItsLimits() async throws {
        let stepper = Stepper("Quantity", in: 1...9)
        stepper.value = 20
        stepper.decrease()
        XCTAssertEqual(stepper.value, 9)
    }

    func testASecureFieldOfOnesOwnIsNeverPrintedOrSaved() async throws {
        let pin = PIN("PIN")
        pin.type("1234")
        let stage = try Stage(FixedCoordinator([pin]))
        XCTAssertEqual(stage.markedLine, "PIN  ••••")
        XCTAssertFalse(pin.spokenText.contains("1234"))
        XCTAssertNil(pin.saved)
    }
}

private final class PIN: TextField {
    override var isSecure: Bool { true }
}
