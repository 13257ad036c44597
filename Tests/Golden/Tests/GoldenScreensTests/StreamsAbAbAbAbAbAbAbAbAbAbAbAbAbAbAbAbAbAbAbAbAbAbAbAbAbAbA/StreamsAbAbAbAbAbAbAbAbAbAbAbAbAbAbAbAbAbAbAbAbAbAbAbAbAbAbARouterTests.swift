import Wayline
import XCTest

@testable import GoldenScreens

final class StreamsAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbARouterTests: XCTestCase {
    func testDoneRequiresAName() {
        let router = StreamsAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbARouter()
        XCTAssertEqual(
            try router.route(to: "done", .init(canFinish: true, name: "An")),
            router.finish(.init(name: "An")))
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: false)), .stay)
    }
}
