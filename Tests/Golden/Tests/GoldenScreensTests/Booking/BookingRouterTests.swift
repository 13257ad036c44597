import Wayline
import XCTest

@testable import GoldenScreens

final class BookingRouterTests: XCTestCase {
    func testDoneRequiresAName() {
        let router = BookingRouter()
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: true)), .pop)
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: false)), .stay)
    }
}
