import Binding
import Coordination
import ScreenSupport
import WaylineApplication
import WaylineInterface
import WaylineRouting
import XCTest

/// Tabs that come and go, in a test.
@MainActor
final class FlowDriverTabTests: XCTestCase {
    func testATabThatIsNotThereCannotBeChosen() async throws {
        let keys = KeysCoordinator()
        let app = try FlowDriver(keys)
        await assertThrows(prefix: "no control 'Keys' here") { try await app.choose("Keys") }
        keys.mayOpenAll.value = true
        try await app.choose("Keys")
        XCTAssertEqual(app.path, ["keys"])
    }

    func testATabWithoutATitleHasItsNameUntilItsScreenIsMade() async throws {
        let app = try FlowDriver(UntitledCoordinator())
        XCTAssertEqual(app.text, "Doors\nDoors, tab, selected\nbells, tab")
        try await app.choose("bells")
        try await app.choose("Doors")
        XCTAssertEqual(app.text, "Doors\nDoors, tab, selected\nBells, tab")
    }
}

/// A flow of two tabs, whose screens are made when they are seen. No titles are declared.
@MainActor
private final class UntitledCoordinator: Coordinator {
    static let flow = Flow<UntitledCoordinator>(tabs: "doors", "bells") {
        FlowScreen("doors") { _ in FixedScreen("Doors") }
        FlowScreen("bells") { _ in FixedScreen("Bells") }
    }
    .tabsMadeWhenSeen()
}
