import Wayline
import XCTest

@testable import GoldenScreens

@MainActor
final class PublishedWholeScreenTests: XCTestCase {
    func testTheButtonWaitsForAName() async {
        let screen = PublishedWholeScreen()
        screen.start()
        XCTAssertFalse(screen.view.done.isEnabled)
        screen.view.name.type("An")
        XCTAssertTrue(screen.view.done.isEnabled)
        XCTAssertEqual(screen.facts, .init(canFinish: true, name: "An"))
        let parts = screen.view.parts.screens.map { "\(type(of: $0))" }
        XCTAssertEqual(
            parts,
            [
                "PublishedWholeHeaderScreen",
                "PublishedWholePhotoAlbumScreen",
            ])
    }
}
