import Binding
import Coordination
import TextMenu
import WaylineRouting
import XCTest

/// Keys act on what is shown now, and the last row names the keys that work now.
@MainActor
final class StaleKeysTests: XCTestCase {
    func testAMenuOfARowClosesWithItsActions() async throws {
        let list = List("Dishes", ["phở"])
        var shared = 0
        list.actions = [RowAction("Share") { _ in shared += 1 }]
        let stage = try Stage(FixedCoordinator([list]))
        stage.press("a")
        list.actions = []
        stage.press("1", .enter)
        XCTAssertEqual(shared, 0)
        XCTAssertEqual(list.chosenIndex, 0)
        stage.expectTrue()
    }

    func testANumberPressesNoButtonWhileAFieldOrAMenuHasTheMarker() async throws {
        let button = Button("Order")
        var taps = 0
        let token = button.tapPublisher.bind { taps += 1 }
        let stepper = Stepper("Quantity", in: 1...9)
        let stage = try Stage(FixedCoordinator([stepper, Choice("Size", ["S", "L"]), button]))
        XCTAssertNil(stage.line(with: "1  Order"))
        stage.press("1", .down, .enter, "1")
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
