import Wayline
import XCTest

@testable import GoldenScreens

final class ClosuresAbAbAbAbAbAbAbAbAbAbAbRouterTests: XCTestCase {
    func testDoneRequiresAName() {
        let router = ClosuresAbAbAbAbAbAbAbAbAbAbAbRouter()
        XCTAssertEqual(
            try router.route(to: "done", .init(canFinish: true, name: "An")),
            router.finish(.init(name: "An")))
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: false)), .stay)
    }
}
