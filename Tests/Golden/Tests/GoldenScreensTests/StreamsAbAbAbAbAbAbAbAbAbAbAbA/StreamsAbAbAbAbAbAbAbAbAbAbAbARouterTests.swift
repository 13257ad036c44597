import GoldenScreens
import Wayline
import XCTest

/// Tests each route in each state that matters.
@MainActor
final class StreamsAbAbAbAbAbAbAbAbAbAbAbARouterTests: XCTestCase {
    private let viewModel = StreamsAbAbAbAbAbAbAbAbAbAbAbAViewModel()
    private lazy var router = StreamsAbAbAbAbAbAbAbAbAbAbAbARouter(viewModel: viewModel)

    func testWithoutANameDoneLeadsNowhere() async {
        XCTAssertEqual(try router.route(to: "done"), .stay)
    }

    func testWithANameDoneEndsTheFlow() async {
        viewModel.name.value = "An"
        let output = StreamsAbAbAbAbAbAbAbAbAbAbAbAOutput(name: "An")
        XCTAssertEqual(try router.route(to: "done"), .finish(output))
    }
}
