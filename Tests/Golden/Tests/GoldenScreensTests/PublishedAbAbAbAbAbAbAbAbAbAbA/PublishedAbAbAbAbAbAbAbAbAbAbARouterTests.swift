import GoldenScreens
import Wayline
import XCTest

/// Tests each route in each state that matters.
@MainActor
final class PublishedAbAbAbAbAbAbAbAbAbAbARouterTests: XCTestCase {
    private let viewModel = PublishedAbAbAbAbAbAbAbAbAbAbAViewModel()
    private lazy var router = PublishedAbAbAbAbAbAbAbAbAbAbARouter(viewModel: viewModel)

    func testWithoutANameDoneLeadsNowhere() async {
        XCTAssertEqual(try router.route(to: "done"), .stay)
    }

    func testWithANameDoneEndsTheFlow() async {
        viewModel.name = "An"
        let output = PublishedAbAbAbAbAbAbAbAbAbAbAOutput(name: "An")
        XCTAssertEqual(try router.route(to: "done"), .finish(output))
    }
}
