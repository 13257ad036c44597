import TextMenu
import XCTest

/// The theme can be known later than the first frame.
@MainActor
final class ThemeTests: XCTestCase {
    func testAnotherThemeIsDrawnAtOnceAndOnce() async throws {
        let stage = try Stage(Restaurant())
        stage.turn()
        stage.front?.use(.light)
        XCTAssertGreaterThan(stage.byteCount, 0)
        stage.expectTrue()
        stage.turn()
        stage.front?.use(.light)
        XCTAssertEqual(stage.byteCount, 0)
    }

    func testTheThemeOfTheFirstFrameIsNotDrawnAgain() async throws {
        for colours in [ColourDepth.none, .sixteen] {
            let stage = try Stage(Restaurant(), colours: colours)
            stage.turn()
            stage.front?.use(colours == .none ? .light : .dark)
            XCTAssertEqual(stage.byteCount, 0)
        }
    }
}
