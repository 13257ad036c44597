import GoldenScreens
import Wayline
import XCTest

@MainActor
final class ClosuresWholeScreenTests: XCTestCase {
    private let screen = ClosuresWholeScreen(viewModel: ClosuresWholeViewModel())

    override func setUp() async throws {
        screen.start()
    }

    func testTheButtonWaitsForAName() async {
        XCTAssertFalse(screen.view.done.isEnabled)
        screen.view.name.type("An")
        XCTAssertTrue(screen.view.done.isEnabled)
    }

    func testItIsMadeOfItsParts() async {
        let parts = screen.children.map { "\(type(of: $0))" }
        XCTAssertEqual(
            parts,
            [
                "ClosuresWholeHeaderScreen"
            ])
    }
}
