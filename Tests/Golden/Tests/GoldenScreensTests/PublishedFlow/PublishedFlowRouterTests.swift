import GoldenScreens
import Wayline
import XCTest

/// Tests each route in each state that matters.
@MainActor
final class PublishedFlowRouterTests: XCTestCase {
    private let viewModel = PublishedFlowViewModel()
    private lazy var router = PublishedFlowRouter(viewModel: viewModel)

    func testWithoutANameDoneLeadsNowhere() async {
        XCTAssertEqual(try router.route(to: "done"), .stay)
    }

    func testWithANameDoneEndsTheFlow() async {
        viewModel.name = "An"
        let output = PublishedFlowOutput(name: "An")
        XCTAssertEqual(try router.route(to: "done"), .finish(output))
    }
}
