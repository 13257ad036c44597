import GoldenScreens
import Wayline
import XCTest

/// Tests each route in each state that matters.
@MainActor
final class ClosuresPartsRouterTests: XCTestCase {
    private let viewModel = ClosuresPartsViewModel()
    private lazy var router = ClosuresPartsRouter(viewModel: viewModel)

    func testWithoutANameDoneLeadsNowhere() async {
        XCTAssertEqual(try router.route(to: "done"), .stay)
    }

    func testWithANameDoneLeadsBack() async {
        viewModel.name.value = "An"
        XCTAssertEqual(try router.route(to: "done"), .pop)
    }
}
