import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineRouting
import XCTest

/// Another tab can be reached from everywhere.
@MainActor
final class TabKeyTests: XCTestCase {
    func testTheKeysOfTabsGoToTheNextAndStopAtTheEnds() async throws {
        let stage = try Stage(TabsCoordinator())
        stage.press("]")
        XCTAssertEqual(stage.navigator.state.path, ["reader"])
        stage.press("]")
        XCTAssertEqual(stage.navigator.state.path, ["reader"])
        stage.press("[")
        XCTAssertEqual(stage.navigator.state.path, ["books"])
        stage.expectTrue()
    }

    func testFromATextTheTabKeysDo() async throws {
        let stage = try Stage(FormTabs())
        stage.press("]")
        XCTAssertEqual(stage.navigator.state.path, ["name"])
        XCTAssertNotNil(stage.line(with: "F7 F8 tabs"))
        stage.press(.function(8))
        XCTAssertEqual(stage.navigator.state.path, ["place"])
        stage.press(.function(7))
        XCTAssertEqual(stage.navigator.state.path, ["name"])
    }

    func testTheKeysOfTabsAreHintedLongerThanThoseForMoving() async throws {
        let stage = try Stage(FormTabs(), columns: 36)
        XCTAssertNotNil(stage.line(with: "F7 F8 tabs"), stage.account)
        XCTAssertNil(stage.line(with: "↑↓ move"))
    }
}

/// A flow of two tabs, each with a text to fill in.
@MainActor
private final class FormTabs: Coordinator {
    static let flow = Flow<FormTabs>(tabs: "name", "place") {
        FlowScreen("name") { (_: FormTabs) in FixedScreen("Name", [TextField("Name")]) }
        FlowScreen("place") { (_: FormTabs) in FixedScreen("Place", [TextField("Place")]) }
    }
}
