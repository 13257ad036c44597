import Wayline
import XCTest

@testable import GoldenScreens

final class PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbARouterTests: XCTestCase {
    func testDoneRequiresAName() {
        let router = PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbARouter()
        XCTAssertEqual(
            try router.route(to: "done", .init(canFinish: true, name: "An")),
            router.finish(.init(name: "An")))
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: false)), .stay)
    }
}
