import Wayline
import XCTest

@testable import GoldenScreens

final class PublishedAbAbAbAbAbAbAbAbAbAbARouterTests: XCTestCase {
    func testDoneRequiresAName() {
        let router = PublishedAbAbAbAbAbAbAbAbAbAbARouter()
        XCTAssertEqual(
            try router.route(to: "done", .init(canFinish: true, name: "An")),
            router.finish(.init(name: "An")))
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: false)), .stay)
    }
}
