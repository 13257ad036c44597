import GoldenScreens
import Wayline
import XCTest

/// Tests each route in each state that matters.
@MainActor
final class ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbRouterTests: XCTestCase {
    private let viewModel = ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbViewModel()
    private lazy var router = ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbRouter(
        viewModel: viewModel)

    func testWithoutANameDoneLeadsNowhere() async {
        XCTAssertEqual(try router.route(to: "done"), .stay)
    }

    func testWithANameDoneEndsTheFlow() async {
        viewModel.name.value = "An"
        let output = ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbOutput(name: "An")
        XCTAssertEqual(try router.route(to: "done"), .finish(output))
    }
}
