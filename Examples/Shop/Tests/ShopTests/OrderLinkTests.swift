import Shop
import ShopActions
import Wayline
import XCTest

/// The link to an order, which needs a login.
@MainActor
final class OrderLinkTests: XCTestCase {
    func testALinkWaitsForTheLogin() async throws {
        let app = try FlowDriver(.shop)
        try await app.open("shop://order/7")
        XCTAssertEqual(app.path, ["products", "credentials"])
        try await app.logIn()
        XCTAssertEqual(app.path, ["account", "orders", "order"])
        XCTAssertTrue(app.text.contains("Total: €8.90"), app.text)
    }

    func testALinkInTheMiddleOfTheAppWaitsForTheLogin() async throws {
        let app = try FlowDriver(.shop)
        try await app.open("shop://product/1")
        try await app.open("shop://order/7")
        XCTAssertEqual(app.path.last, "credentials")
        try await app.logIn()
        XCTAssertEqual(app.path, ["account", "orders", "order"])
        try await app.choose("Products")
        XCTAssertEqual(app.path, ["products", "product"])
    }

    func testAfterTheLoginALinkLeadsToTheOrderAtOnce() async throws {
        let app = try FlowDriver(.shop)
        try await app.choose("Account")
        try await app.choose("Log in")
        try await app.logIn()
        try await app.open("shop://order/7")
        XCTAssertEqual(app.path, ["account", "orders", "order"])
    }

    func testWithoutALoginTheLinkIsGivenUp() async throws {
        let app = try FlowDriver(.shop)
        try await app.open("shop://order/7")
        try await app.back()
        XCTAssertEqual(app.path, ["products"])
        try await app.choose("Account")
        try await app.choose("Log in")
        try await app.logIn()
        XCTAssertEqual(app.path, ["account"])
    }

    func testALinkOfTheStartWaitsForTheLogin() async throws {
        let app = try FlowDriver(.shop, LaunchOptions().opening("shop://order/7"))
        try await app.wait()
        XCTAssertEqual(app.path, ["products", "credentials"])
        try await app.logIn()
        XCTAssertEqual(app.path, ["account", "orders", "order"])
        XCTAssertTrue(app.text.contains("Total: €8.90"), app.text)
    }

    func testALinkThatWaitsForTheLoginSurvivesARestart() async throws {
        let options = LaunchOptions.storing()
        let before = try FlowDriver(.shop, options.opening("shop://order/7"))
        try await before.wait()
        let app = try await before.restart(options)
        XCTAssertEqual(app.path, ["products", "credentials"])
        try await app.logIn()
        XCTAssertEqual(app.path, ["account", "orders", "order"])
    }

    func testALinkAsksAboutAnUnsavedAddressAndThenGoesOn() async throws {
        let app = try await FlowDriver.atAddress()
        try await app.fillIn(steps: 2)
        try await app.open("shop://order/7")
        XCTAssertEqual(app.alerts.map(\.title), ["Discard the address?"])
        try await app.choose("Discard")
        XCTAssertEqual(app.path, ["account", "orders", "order"])
        try await app.choose("Cart")
        XCTAssertEqual(app.path, ["cart"])
    }

    func testAnAddressThatIsNotDiscardedIsKept() async throws {
        let app = try await FlowDriver.atAddress()
        try await app.typeAddress()
        try await app.open("shop://order/7")
        try await app.choose("Keep")
        XCTAssertEqual(app.path, ["cart", "address"])
        XCTAssertTrue(app.text.contains("Street, text field: 1 Hang Bac"), app.text)
    }

    func testALinkOfTheStartAsksAboutAnAddressOfTheLastRun() async throws {
        let options = LaunchOptions.storing()
        let before = try await FlowDriver.atAddress(.shop, options)
        try await before.typeAddress()
        let app = try await before.restart(options.opening("shop://order/7"))
        XCTAssertEqual(app.path, ["cart", "credentials"])
        try await app.logIn()
        XCTAssertEqual(app.alerts.map(\.title), ["Discard the address?"])
        try await app.choose("Discard")
        XCTAssertEqual(app.path, ["account", "orders", "order"])
    }

    func testAnOrderThatIsNotThereIsAnError() async throws {
        let app = try FlowDriver(.shop)
        try await app.open("shop://order/99")
        try await app.logIn()
        XCTAssertTrue(app.text.contains("You have no order of the number 99."), app.text)
    }

    func testALogoutIsAskedAboutFirst() async throws {
        let app = try FlowDriver(.shop)
        try await app.open("shop://order/7")
        try await app.logIn()
        try await app.back()
        try await app.back()
        try await app.choose("Log out")
        XCTAssertEqual(app.alerts.map(\.title), ["Log out?"])
        try await app.choose("Log out")
        XCTAssertTrue(app.text.contains("Log in, button"), app.text)
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }
}
