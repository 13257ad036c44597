import Wayline
import XCTest

@testable import GoldenScreens

final class PublishedPartsRouterTests: XCTestCase {
    func testDoneRequiresAName() {
        let router = PublishedPartsRouter()
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: true)), .pop)
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: false)), .stay)
    }
}
