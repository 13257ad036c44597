import Wayline
import XCTest

@testable import GoldenScreens

@MainActor
final class PublishedPartsScreenTests: XCTestCase {
    func testTheButtonWaitsForAName() async {
        let screen = PublishedPartsScreen()
        screen.start()
        XCTAssertFalse(screen.view.done.isEnabled)
        screen.view.name.type("An")
        XCTAssertTrue(screen.view.done.isEnabled)
        XCTAssertEqual(screen.facts, .init(canFinish: true))
        let parts = screen.view.parts.screens.map { "\(type(of: $0))" }
        XCTAssertEqual(
            parts,
            [
                "PublishedPartsHeaderScreen",
                "PublishedPartsPhotoAlbumScreen",
            ])
    }
}
