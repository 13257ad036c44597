import Shop
import ShopActions
import Wayline
import XCTest

/// The shop in two languages.
@MainActor
final class LanguageTests: XCTestCase {
    func testTheOtherLanguageKeepsAnAddressInAnotherTab() async throws {
        let app = try await FlowDriver.atAddress()
        try await app.type("1 Hang Bac", into: "Street")
        try await app.choose("Account")
        try await app.choose("Tiếng Việt", in: "Language")
        XCTAssertEqual(app.path, ["account"])
        XCTAssertTrue(app.text.hasPrefix("Tài khoản"), app.text)
        XCTAssertTrue(app.text.contains("Ngôn ngữ, choice: Tiếng Việt, 2 of 2"), app.text)
        try await app.choose("Giỏ hàng")
        XCTAssertEqual(app.path, ["cart", "address"])
        XCTAssertTrue(app.text.contains("Đường, text field: 1 Hang Bac"), app.text)
        try await app.back()
        XCTAssertEqual(app.alerts.map(\.title), ["Không lưu địa chỉ?"])
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }

    func testTheOtherLanguageAsksNobodyInTheMiddleOfTheCheckout() async throws {
        let app = try await FlowDriver.atAddress()
        try await app.fillIn(steps: 1)
        try await app.choose("Express, €9.00", in: "Delivery")
        app.app?.context.language.value = "vi"
        try await app.wait()
        XCTAssertEqual(app.alerts, [])
        XCTAssertEqual(app.path, ["cart", "address", "delivery"])
        XCTAssertTrue(app.text.contains("Giao hàng, choice: Nhanh, €9.00"), app.text)
        try await app.back()
        XCTAssertTrue(app.text.contains("Đường, text field: 1 Hang Bac"), app.text)
    }

    func testTheOtherLanguageKeepsAnAddressThatWaitsForTheLogin() async throws {
        let options = LaunchOptions.storing()
        let before = try await FlowDriver.atAddress(.shop, options)
        try await before.type("1 Hang Bac", into: "Street")
        var next = options
        next.language = "vi"
        let app = try await before.restart(next)
        XCTAssertTrue(app.text.hasPrefix("Đăng nhập"), app.text)
        app.app?.context.language.value = "en"
        try await app.wait()
        try await app.logIn()
        XCTAssertTrue(app.text.contains("Street, text field: 1 Hang Bac"), app.text)
    }

    func testTheNextRunIsInTheSameLanguage() async throws {
        let options = LaunchOptions.storing()
        let before = try FlowDriver(.shop, options)
        try await before.choose("Account")
        try await before.choose("Tiếng Việt", in: "Language")
        let app = try await before.restart(options)
        XCTAssertTrue(app.text.hasPrefix("Tài khoản"), app.text)
        XCTAssertEqual(app.app?.wording.text("quit"), "thoát")
    }
}
