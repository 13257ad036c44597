import SampleSupport
import ScreenPictures
import ServiceContract
import XCTest

@testable import Screens

/// The pictures of Docs/Screens/Tour.md.
@MainActor
final class TourPageTests: XCTestCase {
    private func assertPicture(
        _ drawn: String, under heading: String, line: UInt = #line
    ) throws {
        var page = try GuidePage("Docs/Screens/Tour.md", drawnBy: "ScreensFrontEndTests")
        if let complaint = try page.check(drawn, under: heading) {
            XCTFail(complaint, line: line)
        }
    }

    func testArticlesAreRankedAndSearched() async throws {
        let tour = try await Tour(link: "wayline://articles")
        try await tour.logIn(as: .valid)
        try await tour.press("\r\u{1B}[A\r", on: "Ranking")
        try await tour.press("where", on: "Search")
        try assertPicture(tour.picture(rows: 14), under: "Articles")
    }

    func testSettingsInVietnamese() async throws {
        let tour = try await Tour(link: "wayline://settings")
        try await tour.logIn(as: .valid)
        try await tour.press("\r\u{1B}[B\r", on: "Language")
        try await tour.press("\r", on: "Đăng xuất")
        try assertPicture(tour.picture(rows: 13), under: "Settings, in Vietnamese")
    }
}
