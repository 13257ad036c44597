import GoldenScreens
import Wayline
import XCTest

/// Tests each route in each state that matters.
@MainActor
final class ClosuresAbAbAbAbAbAbAbAbAbAbAbRouterTests: XCTestCase {
    private let viewModel = ClosuresAbAbAbAbAbAbAbAbAbAbAbViewModel()
    private lazy var router = ClosuresAbAbAbAbAbAbAbAbAbAbAbRouter(viewModel: viewModel)

    func testWithoutANameDoneLeadsNowhere() async {
        XCTAssertEqual(try router.route(to: "done"), .stay)
    }

    func testWithANameDoneEndsTheFlow() async {
        viewModel.name.value = "An"
        let output = ClosuresAbAbAbAbAbAbAbAbAbAbAbOutput(name: "An")
        XCTAssertEqual(try router.route(to: "done"), .finish(output))
    }
}
