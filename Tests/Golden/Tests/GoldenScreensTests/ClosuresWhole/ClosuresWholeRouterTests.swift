import GoldenScreens
import Wayline
import XCTest

/// Tests each route in each state that matters.
@MainActor
final class ClosuresWholeRouterTests: XCTestCase {
    private let viewModel = ClosuresWholeViewModel()
    private lazy var router = ClosuresWholeRouter(viewModel: viewModel)

    func testWithoutANameDoneLeadsNowhere() async {
        XCTAssertEqual(try router.route(to: "done"), .stay)
    }

    func testWithANameDoneEndsTheFlow() async {
        viewModel.name.value = "An"
        let output = ClosuresWholeOutput(name: "An")
        XCTAssertEqual(try router.route(to: "done"), .finish(output))
    }
}
