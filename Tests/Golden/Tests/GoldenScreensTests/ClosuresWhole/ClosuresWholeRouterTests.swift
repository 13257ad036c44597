import Wayline
import XCTest

@testable import GoldenScreens

final class ClosuresWholeRouterTests: XCTestCase {
    func testDoneRequiresAName() {
        let router = ClosuresWholeRouter()
        XCTAssertEqual(
            try router.route(to: "done", .init(canFinish: true, name: "An")),
            router.finish(.init(name: "An")))
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: false)), .stay)
    }
}
