import Wayline
import XCTest

@testable import GoldenScreens

final class PublishedFlowRouterTests: XCTestCase {
    func testDoneRequiresAName() {
        let router = PublishedFlowRouter()
        XCTAssertEqual(
            try router.route(to: "done", .init(canFinish: true, name: "An")),
            router.finish(.init(name: "An")))
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: false)), .stay)
    }
}
