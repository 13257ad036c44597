import Foundation
import ScreenPictures
import Wayline
import XCTest

@testable import Screens

/// The samples of README.md: its code, and its picture.
@MainActor
final class ReadmeTests: XCTestCase {
    func testAnExpiredPasswordLeadsToChangePassword() async throws {
        XCTAssertEqual(
            try LoginRouter().route(to: "login", .init(status: .expired)), .push(.changePassword))
    }

    func testThePictureIsWhatATerminalShows() async throws {
        let tour = try await Tour()
        try await tour.press("valid@example.com", on: "Email")
        try await tour.press("sen hong\r", on: "Password")
        var page = try GuidePage("README.md", drawnBy: "ScreensTests")
        let drawn = tour.picture(rows: 13)
        if let complaint = try page.check(drawn, under: "What it looks like", at: 0) {
            XCTFail(complaint)
        }
    }

    func testTheExpiredPasswordFlow() async throws {
        let app = try await AppStage().run().driver
        try await app.type("expired@example.com", into: "Email")
        try await app.type("trang ram 2024", into: "Password")
        try await app.choose("Log in")
        XCTAssertEqual(app.path, ["login", "change-password"])
    }
}
