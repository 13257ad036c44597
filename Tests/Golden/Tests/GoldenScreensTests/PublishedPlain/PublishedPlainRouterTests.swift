import Wayline
import XCTest

@testable import GoldenScreens

final class PublishedPlainRouterTests: XCTestCase {
    func testDoneRequiresAName() {
        let router = PublishedPlainRouter()
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: true)), .pop)
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: false)), .stay)
    }
}
