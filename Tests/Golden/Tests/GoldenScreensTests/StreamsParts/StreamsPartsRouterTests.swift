import Wayline
import XCTest

@testable import GoldenScreens

final class StreamsPartsRouterTests: XCTestCase {
    func testDoneRequiresAName() {
        let router = StreamsPartsRouter()
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: true)), .pop)
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: false)), .stay)
    }
}
