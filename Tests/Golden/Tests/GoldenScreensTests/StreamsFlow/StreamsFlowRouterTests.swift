import GoldenScreens
import Wayline
import XCTest

/// Tests each route in each state that matters.
@MainActor
final class StreamsFlowRouterTests: XCTestCase {
    private let viewModel = StreamsFlowViewModel()
    private lazy var router = StreamsFlowRouter(viewModel: viewModel)

    func testWithoutANameDoneLeadsNowhere() async {
        XCTAssertEqual(try router.route(to: "done"), .stay)
    }

    func testWithANameDoneEndsTheFlow() async {
        viewModel.name.value = "An"
        let output = StreamsFlowOutput(name: "An")
        XCTAssertEqual(try router.route(to: "done"), .finish(output))
    }
}
