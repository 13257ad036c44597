import Wayline
import XCTest

@testable import GoldenScreens

final class ClosuresKnownRouterTests: XCTestCase {
    func testDoneRequiresAName() {
        let router = ClosuresKnownRouter()
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: true)), .pop)
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: false)), .stay)
    }
}
