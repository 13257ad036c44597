import TextMenu
import Wayline
import XCTest

extension ColourTheme {
    static let dusk = ColourTheme(
        "dusk", text: 0xE0DEF4, background: 0x232136, faint: 0x9893B5, accent: 0xF6C177)
}

/// The code in the documentation of themes.
@MainActor
final class ThemesDocTests: XCTestCase {
    func testTheThemeOfTheExampleCanBeRead() async {
        XCTAssertEqual(ColourTheme.dusk.contrastFaults, [])
    }

    func testAnAppChoosesAThemeOfItsOwn() async throws {
        let cafe = App.cafe.themes([.dusk])
        let running = try FlowDriver(cafe).app
        let context = try XCTUnwrap(running?.context)
        context.theme.value = "light"
        XCTAssertEqual(running?.context.theme.value, "light")
    }
}
