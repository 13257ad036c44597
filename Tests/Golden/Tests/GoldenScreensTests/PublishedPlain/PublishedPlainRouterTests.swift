import GoldenScreens
import Wayline
import XCTest

/// Tests each route in each state that matters.
@MainActor
final class PublishedPlainRouterTests: XCTestCase {
    private let viewModel = PublishedPlainViewModel()
    private lazy var router = PublishedPlainRouter(viewModel: viewModel)

    func testWithoutANameDoneLeadsNowhere() async {
        XCTAssertEqual(try router.route(to: "done"), .stay)
    }

    func testWithANameDoneLeadsBack() async {
        viewModel.name = "An"
        XCTAssertEqual(try router.route(to: "done"), .pop)
    }
}
