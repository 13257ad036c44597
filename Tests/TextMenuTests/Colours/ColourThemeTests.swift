import TextMenu
import XCTest

final class ColourThemeTests: XCTestCase {
    func testTheBuiltInThemesHaveNoFaults() {
        for theme in ColourTheme.allCases { XCTAssertEqual(theme.contrastFaults, [], theme.name) }
        XCTAssertEqual(ColourTheme.allCases.map(\.name), ["dark", "light"])
    }

    func testAColourThatIsHardToReadIsAFaultInWords() {
        let theme = ColourTheme(
            "dim", text: 0xFFFFFF, background: 0x1C1C1C, faint: 0x6B6B6B, field: 0x1D1D1D)
        XCTAssertEqual(
            theme.contrastFaults,
            [
                "'faint' (0x6B6B6B) on 'background' (0x1C1C1C) has a contrast of 3.1 to 1: choose "
                    + "colours with at least 4.5.",
                "'field' (0x1D1D1D) on 'background' (0x1C1C1C) has a contrast of 1.0 to 1: choose "
                    + "colours with at least 1.2.",
            ])
    }

    func testATextIsCheckedOnTheBackgroundOfInputsToo() {
        let theme = ColourTheme("dim", text: 0xCCCCCC, background: 0x000000, field: 0x808080)
        XCTAssertEqual(
            theme.contrastFaults.map { $0.prefix { $0 != "(" } },
            ["'text' ", "'placeholder' "])
    }

    func testTheBackgroundDecidesTheOtherColours() {
        let (black, white) = (UInt32(0), UInt32(0xFFFFFF))
        XCTAssertEqual(ColourTheme("a", text: white, background: black).contrastFaults, [])
        XCTAssertEqual(ColourTheme("b", text: black, background: white).contrastFaults, [])
    }
}
