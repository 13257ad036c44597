import ScreenPictures
import ServiceContract
import XCTest

@testable import Screens

/// The pictures of Docs/Screens/Tour.md.
@MainActor
final class TourPageTests: XCTestCase {
    private let back = "\u{1B}"

    private func assertPicture(
        _ drawn: String, under heading: String, at index: Int = 0, line: UInt = #line
    ) throws {
        var page = try GuidePage("Docs/Screens/Tour.md", drawnBy: "ScreensTests")
        if let complaint = try page.check(drawn, under: heading, at: index) {
            XCTFail(complaint, line: line)
        }
    }

    func testLoggingIn() async throws {
        let tour = try await Tour()
        try await tour.press("valid@example.com", on: "Email")
        try await tour.press("sen hong", on: "Password")
        try await tour.press("\r")
        try assertPicture(tour.picture(rows: 13), under: "Logging in")
    }

    func testAnExpiredPassword() async throws {
        let tour = try await Tour()
        try await tour.logIn(as: .expired)
        try await tour.press("trang ram 2024", on: "Old password")
        try await tour.press("trang", on: "New password")
        try await tour.press("trang ram", on: "Repeat password")
        try await tour.press(back)
        try assertPicture(tour.picture(rows: 19), under: "An expired password")
    }

    func testSigningUp() async throws {
        let tour = try await Tour()
        try await tour.press("\r", on: "Sign up")
        try await tour.press("Mai Anh", on: "Name")
        try await tour.press("mai@example.com", on: "Email")
        try await tour.press("\r")
        try await tour.press("mai@example.com", on: "New password")
        try assertPicture(tour.picture(rows: 13), under: "Signing up")
    }

    func testHomeGreets() async throws {
        let tour = try await Tour()
        try await tour.logIn(as: .valid)
        try await tour.read("Full Moon, Fully Booked", "One Timetable")
        try assertPicture(tour.picture(rows: 12), under: "Home")
    }

    func testArticlesAreRankedAndSearched() async throws {
        let tour = try await Tour(link: "wayline://articles")
        try await tour.logIn(as: .valid)
        try assertPicture(tour.picture(rows: 19), under: "Articles")
        try await tour.press("\r\u{1B}[A\r", on: "Ranking")
        try await tour.press("where", on: "Search")
        try assertPicture(tour.picture(rows: 14), under: "Articles", at: 1)
    }

    func testAProfile() async throws {
        let tour = try await Tour(link: "wayline://profile/2")
        try await tour.logIn(as: .valid)
        try await tour.press(on: "Send friend request")
        try assertPicture(tour.picture(rows: 26), under: "A profile")
    }

    func testSettingsInVietnamese() async throws {
        let tour = try await Tour(link: "wayline://settings")
        try await tour.logIn(as: .valid)
        try await tour.press("\r\u{1B}[B\r", on: "Language")
        try assertPicture(tour.picture(rows: 11), under: "Settings, in Vietnamese")
        try await tour.press("\r", on: "Đăng xuất")
        try assertPicture(tour.picture(rows: 13), under: "Settings, in Vietnamese", at: 1)
    }

    func testNoConnection() async throws {
        let articles = StubArticles()
        articles.failure = .fault(.offline(host: "api.example.com"))
        articles.turns = 1
        let tour = try await Tour(link: "wayline://articles", articles: articles)
        try await tour.logIn(as: .valid)
        try assertPicture(tour.picture(rows: 20), under: "No connection")
    }
}
