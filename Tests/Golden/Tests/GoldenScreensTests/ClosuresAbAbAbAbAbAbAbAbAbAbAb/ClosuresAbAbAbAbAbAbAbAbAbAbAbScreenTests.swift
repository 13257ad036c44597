import GoldenScreens
import Wayline
import XCTest

@MainActor
final class ClosuresAbAbAbAbAbAbAbAbAbAbAbScreenTests: XCTestCase {
    private let screen = ClosuresAbAbAbAbAbAbAbAbAbAbAbScreen(
        viewModel: ClosuresAbAbAbAbAbAbAbAbAbAbAbViewModel())

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
                "ClosuresAbAbAbAbAbAbAbAbAbAbAbPartAbAbAbAbAbAbAbAbAbAbAbAbAbScreen",
                "ClosuresAbAbAbAbAbAbAbAbAbAbAbAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbScreen",
            ])
    }
}
