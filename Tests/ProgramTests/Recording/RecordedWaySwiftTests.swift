import ExploredApps
import Testing
import Wayline

/// A recording of Tea bar.
@MainActor
struct RecordedWaySwiftTests {
    /// The texts of the secrets. Fill them in, but do not publish them.
    private let secrets = ["Code": "1234"]

    @Test func theRecordedWay() async throws {
        let app = try FlowDriver(.teaBar)
        try await app.type("An", into: "Name")
        try await app.type(secrets["Code", default: ""], into: "Code")
        try await app.toggle("Sugar")
        try await app.choose("Enter")
        #expect(app.path.last == "drinks")
        try await app.perform("Praise", on: "Green tea", in: "Drinks")
        try await app.choose("Green tea", in: "Drinks")
        #expect(app.alerts.last?.title == "Order Green tea?")
        try await app.choose("Order")
        try await app.advance(by: .milliseconds(2500))
        #expect(app.path.last == "cup")
        try await app.back()
        #expect(app.path.last == "drinks")
    }
}
