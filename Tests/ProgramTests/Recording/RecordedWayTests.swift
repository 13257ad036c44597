import ExploredApps
import Wayline
import XCTest

/// A recording of Tea bar.
@MainActor
final class RecordedWayTests: XCTestCase {
    /// The texts of the secrets. Fill them in, but do not publish them.
    private let secrets = ["Code": "1234"]

    func testTheRecordedWay() async throws {
        let app = try FlowDriver(.teaBar)
        try await app.type("An", into: "Name")
        try await app.type(secrets["Code", default: ""], into: "Code")
        try await app.toggle("Sugar")
        try await app.choose("Enter")
        XCTAssertEqual(app.path.last, "drinks")
        try await app.perform("Praise", on: "Green tea", in: "Drinks")
        try await app.choose("Green tea", in: "Drinks")
        XCTAssertEqual(app.alerts.last?.title, "Order Green tea?")
        try await app.choose("Order")
        try await app.advance(by: .milliseconds(2500))
        XCTAssertEqual(app.path.last, "cup")
        try await app.back()
        XCTAssertEqual(app.path.last, "drinks")
    }
}
