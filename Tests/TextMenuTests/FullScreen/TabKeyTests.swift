import Coordination
import TextMenu
import WaylineRouting
import XCTest

/// Another tab can be reached from everywhere.
@MainActor
final class TabKeyTests: XCTestCase {
    func testArrowsGoToTheNextTabIfNoControlUsesThem() async throws {
        let stage = try Stage(TabsCoordinator())
        stage.press(.right)
        XCTAssertEqual(stage.navigator.state.path, ["reader"])
        stage.press(.right)
        XCTAssertEqual(stage.navigator.state.path, ["reader"])
        stage.press(.left)
        XCTAssertEqual(stage.navigator.state.path, ["books"])
        stage.expectTrue()
    }

    func testFromATextTheTabKeysDo() async throws {
        let stage = try Stage(FormTabs())
        stage.press(.right, .left)
        XCTAssertEqual(stage.navigator.state.path, ["name"])
        XCTAssertNotNil(stage.line(with: "^page up, down tabs"))
        stage.press(.nextTab)
        XCTAssertEqual(stage.navigator.state.path, ["place"])
        stage.press(.previousTab)
        XCTAssertEqual(stage.navigator.state.path, ["name"])
    }
}

/// A flow of two tabs, each with a text to fill in.
@MainActor
private final class FormTabs: Coordinator {
    static let flow = Flow<FormTabs>(tabs: "name", "place") {
        ScreenRoute("name") { (_: FormTabs) in FixedScreen("Name", [TextField("Name")]) }
        ScreenRoute("place") { (_: FormTabs) in FixedScreen("Place", [TextField("Place")]) }
    }
}
