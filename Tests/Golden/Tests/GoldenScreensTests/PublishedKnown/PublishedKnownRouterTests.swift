import Wayline
import XCTest

@testable import GoldenScreens

final class PublishedKnownRouterTests: XCTestCase {
    func testDoneRequiresAName() {
        let router = PublishedKnownRouter()
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: true)), .pop)
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: false)), .stay)
    }
}
