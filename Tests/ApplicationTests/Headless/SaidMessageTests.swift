import Binding
import Coordination
import ScreenSupport
import WaylineApplication
import WaylineInterface
import XCTest

/// A screen tells the user something for some seconds.
@MainActor
final class SaidMessageTests: XCTestCase {
    private let save = Button("Save")

    private func coordinator() -> FixedCoordinator { FixedCoordinator([save]) }

    private func saySaved(on navigator: Navigator) {
        save.onTap(self) { [weak navigator] _ in (navigator?.screen as? FixedScreen)?.say("Saved.")
        }
    }

    func testADriverReadsItUntilTheNextAction() async throws {
        let app = try FlowDriver(coordinator())
        saySaved(on: app.navigator)
        try await app.choose("Save")
        XCTAssertEqual(app.message, "Saved.")
        try await app.advance(by: 1)
        XCTAssertNil(app.message)
    }

    func testAScreenThatHasLeftSaysNothing() async throws {
        let app = try FlowDriver(coordinator())
        FixedScreen("Other").say("Saved.")
        try await app.wait()
        XCTAssertNil(app.message)
    }
}
