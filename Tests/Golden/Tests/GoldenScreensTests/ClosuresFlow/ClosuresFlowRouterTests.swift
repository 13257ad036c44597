import GoldenScreens
import Wayline
import XCTest

/// Tests each route in each state that matters.
@MainActor
final class ClosuresFlowRouterTests: XCTestCase {
    private let viewModel = ClosuresFlowViewModel()
    private lazy var router = ClosuresFlowRouter(viewModel: viewModel)

    func testWithoutANameDoneLeadsNowhere() async {
        XCTAssertEqual(try router.route(to: "done"), .stay)
    }

    func testWithANameDoneEndsTheFlow() async {
        viewModel.name.value = "An"
        let output = ClosuresFlowOutput(name: "An")
        XCTAssertEqual(try router.route(to: "done"), .finish(output))
    }
}
