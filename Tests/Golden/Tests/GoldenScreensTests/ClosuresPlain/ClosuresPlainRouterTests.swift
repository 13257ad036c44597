import GoldenScreens
import Wayline
import XCTest

/// Tests each route in each state that matters.
@MainActor
final class ClosuresPlainRouterTests: XCTestCase {
    private let viewModel = ClosuresPlainViewModel()
    private lazy var router = ClosuresPlainRouter(viewModel: viewModel)

    func testWithoutANameDoneLeadsNowhere() async {
        XCTAssertEqual(try router.route(to: "done"), .stay)
    }

    func testWithANameDoneLeadsBack() async {
        viewModel.name.value = "An"
        XCTAssertEqual(try router.route(to: "done"), .pop)
    }
}
