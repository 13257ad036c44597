import Wayline
import XCTest

/// The shop in two languages.
@MainActor
final class LanguageTests: XCTestCase {
    func testAllScreensAreMadeAgainInTheOtherLanguage() async throws {
        let app = try await FlowDriver.atAddress()
        try await app.type("1 Hang Bac", into: "Street")
        try await app.choose("Account")
        try await app.choose("Settings")
        try await app.select("Tiếng Việt", in: "Language")
        try app.navigator.restore(app.navigator.save(), leaving: .language)
        try await app.wait()
        XCTAssertEqual(app.path, ["account", "settings"])
        XCTAssertTrue(app.text.hasPrefix("Cài đặt"), app.text)
        try await app.choose("Giỏ hàng")
        XCTAssertEqual(app.path, ["cart", "address"])
        XCTAssertTrue(app.text.contains("Đường, text field: 1 Hang Bac"), app.text)
        try await app.back()
        XCTAssertEqual(app.alerts.map(\.title), ["Bỏ địa chỉ?"])
    }
}
