import Wayline
import XCTest

@testable import GoldenScreens

final class StreamsPlainRouterTests: XCTestCase {
    func testDoneRequiresAName() {
        let router = StreamsPlainRouter()
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: true)), .pop)
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: false)), .stay)
    }
}
