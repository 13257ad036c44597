import Wayline
import XCTest

/// The sample in the doc comment of FlowOutline.
@MainActor
final class FlowOutlineDocTests: XCTestCase {
    func testAFlowIsRead() async {
        let outline = OrdersCoordinator.flow.outline
        XCTAssertEqual(outline.first, ["home"])
        XCTAssertEqual(outline.screens.first { $0.route == "order" }?.input, "OrderInput")
        let signIn = outline.children[0]
        XCTAssertEqual(outline[signIn]?.screens.map(\.screen), ["PasswordScreen"])
    }
}
