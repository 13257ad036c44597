import Wayline
import XCTest

@testable import GoldenScreens

final class ClosuresPartsRouterTests: XCTestCase {
    func testDoneRequiresAName() {
        let router = ClosuresPartsRouter()
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: true)), .pop)
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: false)), .stay)
    }
}
