import Testing
import Wayline

@MainActor
struct OrderTests {
    @Test func nobodyOrdersWithoutAName() async throws {
        let app = try FlowDriver(CafeCoordinator())
        await #expect(throws: FlowDriverError.self) { try await app.choose("Order") }
    }
}
