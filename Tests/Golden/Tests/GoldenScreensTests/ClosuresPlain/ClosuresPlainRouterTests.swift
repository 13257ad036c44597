import Wayline
import XCTest

@testable import GoldenScreens

final class ClosuresPlainRouterTests: XCTestCase {
    func testDoneRequiresAName() {
        let router = ClosuresPlainRouter()
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: true)), .pop)
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: false)), .stay)
    }
}
