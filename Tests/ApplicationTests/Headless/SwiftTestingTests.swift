import Coordination
import ScreenSupport
import Testing
import WaylineApplication
import WaylineRouting

/// The driver works in Swift Testing as it does in XCTest.
@MainActor
struct SwiftTestingTests {
    @Test func aFlowIsWalkedThrough() async throws {
        let app = try FlowDriver(TabsCoordinator())
        try await app.choose("My account")
        #expect(app.path == ["reader"])
        await #expect(throws: FlowDriverError.self) { try await app.choose("Nowhere") }
    }
}
