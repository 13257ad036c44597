import SampleSupport
import Wayline
import XCTest

@testable import Screens

/// The code of README.md.
@MainActor
final class ReadmeTests: XCTestCase {
    func testAnExpiredPasswordLeadsToChangePassword() async throws {
        XCTAssertEqual(
            try LoginRouter().route(to: "login", .init(status: .expired)), .push(.changePassword))
    }

    func testTheExpiredPasswordFlow() async throws {
        let app = try await AppStage().run().driver
        try await app.type("expired@example.com", into: "Email")
        try await app.type("trang ram 2024", into: "Password")
        try await app.choose("Log in")
        XCTAssertEqual(app.path, ["login", "change-password"])
    }
}
