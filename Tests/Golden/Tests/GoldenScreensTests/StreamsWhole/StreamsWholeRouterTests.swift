import GoldenScreens
import Wayline
import XCTest

/// Tests each route in each state that matters.
@MainActor
final class StreamsWholeRouterTests: XCTestCase {
    private let viewModel = StreamsWholeViewModel()
    private lazy var router = StreamsWholeRouter(viewModel: viewModel)

    func testWithoutANameDoneLeadsNowhere() async {
        XCTAssertEqual(try router.route(to: "done"), .stay)
    }

    func testWithANameDoneEndsTheFlow() async {
        viewModel.name.value = "An"
        let output = StreamsWholeOutput(name: "An")
        XCTAssertEqual(try router.route(to: "done"), .finish(output))
    }
}
