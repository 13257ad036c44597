import GoldenScreens
import Wayline
import XCTest

/// Tests each route in each state that matters.
@MainActor
final class PublishedWholeRouterTests: XCTestCase {
    private let viewModel = PublishedWholeViewModel()
    private lazy var router = PublishedWholeRouter(viewModel: viewModel)

    func testWithoutANameDoneLeadsNowhere() async {
        XCTAssertEqual(try router.route(to: "done"), .stay)
    }

    func testWithANameDoneEndsTheFlow() async {
        viewModel.name = "An"
        let output = PublishedWholeOutput(name: "An")
        XCTAssertEqual(try router.route(to: "done"), .finish(output))
    }
}
