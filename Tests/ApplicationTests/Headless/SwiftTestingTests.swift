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
        let error = await #expect(throws: FlowDriverError.self) {
            try await app.choose("Nowhere")
        }
        let text = try #require(error).description
        #expect(text.hasPrefix("no control 'Nowhere' here; "), "\(text)")
    }
}
