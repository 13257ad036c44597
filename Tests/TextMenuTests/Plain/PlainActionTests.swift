import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import XCTest

/// The actions of a screen in plain lines.
@MainActor
final class PlainActionTests: XCTestCase {
    func testActionsHaveNumbersBelowTheControls() async throws {
        let root = FixedCoordinator([Toggle("Milk")])
        let archive = Button("Archive", key: "e")
        root.screen.view.actions = [archive]
        var count = 0
        archive.onTap(self) { _ in count += 1 }
        let talk = try PlainTalk(root, ["2", "q"])
        await talk.run()
        XCTAssertTrue(
            talk.written.contains("  1. Milk, switch: off\n  2. Archive, button\n"), talk.written)
        XCTAssertEqual(count, 1)
    }
}
