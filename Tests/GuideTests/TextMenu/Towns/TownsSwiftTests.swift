import Testing
import Wayline

/// The same in Swift Testing.
@MainActor
struct TownsSwiftTests {
    @Test func aHiddenTownComesBack() async throws {
        let app = try FlowDriver(.towns(in: PaperAtlas()))
        try await app.advance(by: .milliseconds(300))
        try await app.perform("Hide", on: "Hà Nội", in: "Found")
        #expect(app.message == "Hà Nội is hidden.")
    }
}
