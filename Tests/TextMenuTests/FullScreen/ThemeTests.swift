import Binding
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

    func testAChosenThemeCoversTheBackgroundOfTheTerminal() async throws {
        let (stage, name) = try followed("light")
        XCTAssertEqual(name.value, "light")
        stage.front?.redraw()
        XCTAssertTrue(stage.bytes.contains("\u{1B}[0;38;5;234;48;5;231m\u{1B}[2J"), stage.bytes)
        stage.turn()
        stage.front?.use(.light)
        XCTAssertEqual(stage.byteCount, 0)
    }

    func testAnotherNameIsShownSoonAndTheScreenIsDrawnAgain() async throws {
        let (stage, name) = try followed("auto")
        stage.turn()
        name.value = "dusk"
        XCTAssertEqual(stage.byteCount, 0)
        stage.turn()
        XCTAssertTrue(stage.bytes.contains("48;2;36;31;49"), stage.bytes)
        stage.expectTrue()
    }

    func testAnUnknownNameFollowsTheTerminal() async throws {
        let (stage, name) = try followed("dusk")
        stage.turn()
        name.value = "a theme of an earlier version"
        stage.turn()
        XCTAssertTrue(stage.bytes.hasPrefix("\u{1B}[0m\u{1B}[2J"), stage.bytes)
        XCTAssertFalse(stage.bytes.contains("48;2;"))
        stage.expectTrue()
    }

    func testAnAppsOwnDarkThemeIsFollowedWithoutItsBackground() async throws {
        let own = ColourTheme("dark", text: 0xFFFFFF, background: 0x101010, accent: 0xF2A65A)
        let stage = try Stage(Restaurant(), colours: .sixteenMillion)
        stage.front?.follow(Observable("auto"), of: [own, .light])
        stage.front?.redraw()
        XCTAssertTrue(stage.bytes.contains("38;2;242;166;90m"), stage.bytes)
        XCTAssertFalse(stage.bytes.contains("48;2;16;16;16"), stage.bytes)
    }

    /// A stage that follows a name among the built-in themes and a theme of the test.
    private func followed(_ name: String) throws -> (Stage, Observable<String>) {
        let dusk = ColourTheme("dusk", text: 0xEDE6F5, background: 0x241F31)
        let (stage, name) = (
            try Stage(Restaurant(), colours: .sixteenMillion), Observable(name)
        )
        stage.front?.follow(name, of: ColourTheme.allCases + [dusk])
        return (stage, name)
    }
}
