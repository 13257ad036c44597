import Binding
import GoldenScreens
import XCTest

@MainActor
final class PublishedAbAbAbAbAbAbAbAbAbAbAViewModelTests: XCTestCase {
    private let viewModel = PublishedAbAbAbAbAbAbAbAbAbAbAViewModel()

    func testWhoHasNoNameCannotFinish() async {
        XCTAssertFalse(viewModel.canFinish)
        viewModel.name = "An"
        XCTAssertTrue(viewModel.canFinish)
        viewModel.name = ""
        XCTAssertFalse(viewModel.canFinish)
    }
}
