import Wayline
import XCTest

@testable import GoldenScreens

final class StreamsKnownRouterTests: XCTestCase {
    func testDoneRequiresAName() {
        let router = StreamsKnownRouter()
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: true)), .pop)
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: false)), .stay)
    }
}
