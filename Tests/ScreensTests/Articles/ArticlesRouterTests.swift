import Wayline
import XCTest

@testable import Screens

final class ArticlesRouterTests: XCTestCase {
    func testAFailureIsShownInAnAlert() throws {
        let router = ArticlesRouter()
        let alert = Alert("The articles could not be loaded", message: "Offline.")
        XCTAssertEqual(try router.route(to: "failed"), .stay)
        XCTAssertEqual(try router.route(to: "failed", .init(error: "Offline.")), .alert(alert))
    }
}
