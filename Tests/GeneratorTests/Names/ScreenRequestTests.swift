import WaylineGenerator
import XCTest

final class ScreenRequestTests: XCTestCase {
    func testAScreenHasNoChildrenFlowOrProtocolUnlessAskedFor() {
        let request = ScreenRequest(name: "Orders", route: "orders", template: "closures")
        XCTAssertEqual(request.children, [])
        XCTAssertFalse(request.hasCoordinator)
        XCTAssertFalse(request.hasProtocol)
    }
}
