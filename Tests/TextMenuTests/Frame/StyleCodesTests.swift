import XCTest

@testable import TextMenu

/// Text in any role can be read on any usual background.
final class StyleCodesTests: XCTestCase {
    /// Black, and the dark grounds of widespread themes.
    private let dark = [
        0x000000, 0x0C0C0C, 0x0D1117, 0x121212, 0x1A1B26, 0x1D1F21, 0x1E1E1E, 0x1E1E2E, 0x22272E,
        0x272822, 0x282828, 0x282A36, 0x282C34, 0x002B36, 0x300A24, 0x2E3440, 0x303446,
    ]

    /// White, and the light grounds of widespread themes.
    private let light = [
        0xFFFFFF, 0xFAFAFA, 0xFDF6E3, 0xFBF1C7, 0xF6F8FA, 0xEFF1F5, 0xFFFFDD, 0xEEE8D5, 0xEEEEEE,
        0xE5E9F0, 0xF2E5BC,
    ]

    /// The values of the codes from 30 and from 90 on, in xterm and on a VGA card.
    private let sixteen = [
        [
            0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
            0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
        ],
        [
            0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
            0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
        ],
    ]

    func testEveryColourHasAContrastOfFourAndAHalf() {
        var checked = 0
        for (theme, grounds) in [(ColourTheme.dark, dark), (.light, light)] {
            for depth in [ColourDepth.sixteen, .twoHundredFiftySix] {
                for style in FrameRow.Style.allCases {
                    let (texts, own) = colours(of: StyleCodes(depth, theme).code(of: style))
                    for text in texts {
                        let behind = own.isEmpty ? grounds.map { RGB($0) } : own
                        let least = behind.map { text.contrast(to: $0) }.min() ?? 0
                        XCTAssertGreaterThanOrEqual(least, 4.5, "\(theme) \(depth) \(style)")
                        checked += 1
                    }
                }
            }
        }
        XCTAssertEqual(checked, 2 * (8 + 6) + 2 * 12)
    }

    func testWithoutColoursThereAreOnlyWeightsAndLines() {
        for theme in ColourTheme.allCases {
            let codes = Set(FrameRow.Style.allCases.map { StyleCodes(.none, theme).code(of: $0) })
            XCTAssertEqual(codes, ["", "1", "2", "4", "7", "1;7"])
        }
    }

    func testADisabledControlIsSeenWithFewColours() {
        for depth in [ColourDepth.none, .sixteen] {
            XCTAssertEqual(StyleCodes(depth, .dark).code(of: .disabled), "2")
        }
        let codes = StyleCodes(.twoHundredFiftySix, .dark)
        XCTAssertEqual(codes.code(of: .disabled), codes.code(of: .faint))
    }

    func testTheMarkedRowAndTheInputAreSeenWithoutColours() {
        for depth in [ColourDepth.none, .sixteen, .twoHundredFiftySix] {
            for theme in ColourTheme.allCases {
                XCTAssertEqual(StyleCodes(depth, theme).code(of: .focused), "1;7")
                let field = StyleCodes(depth, theme).code(of: .field)
                XCTAssertTrue(field == "4" || field.contains("48;5;"), field)
            }
        }
    }

    func testThePlaceOfAnInputIsSeenOnAnyBackground() {
        for (theme, grounds) in [(ColourTheme.dark, dark), (.light, light)] {
            let codes = StyleCodes(.twoHundredFiftySix, theme)
            for ground in colours(of: codes.code(of: .field)).backgrounds {
                let least = grounds.map { ground.contrast(to: RGB($0)) }.min() ?? 0
                XCTAssertGreaterThanOrEqual(least, 1.2, "\(theme)")
            }
        }
    }

    func testTheRolesWithAColourDiffer() {
        for theme in ColourTheme.allCases {
            let codes = StyleCodes(.twoHundredFiftySix, theme)
            let roles: [FrameRow.Style] = [.plain, .faint, .accent, .error, .success, .warning]
            XCTAssertEqual(Set(roles.map { codes.code(of: $0) }).count, roles.count)
        }
    }

    func testAnOwnColourIsExactOrTheNearestOfManyOrThatOfTheBuiltInTheme() {
        let theme = ColourTheme(
            "dusk", text: 0xEDE6F5, background: 0x241F31, accent: 0xF2A65A, field: 0x453C5C)
        let codes = [.sixteenMillion, .twoHundredFiftySix, .sixteen, .none].map { depth in
            StyleCodes(depth, theme, isPainted: true).code(of: .accent)
        }
        XCTAssertEqual(
            codes,
            [
                "38;2;237;230;245;48;2;36;31;49;38;2;242;166;90",
                "38;5;255;48;5;235;38;5;215", "97;40;96", "",
            ])
        XCTAssertEqual(
            StyleCodes(.sixteenMillion, theme).code(of: .field),
            "38;2;237;230;245;48;2;69;60;92")
    }

    func testTheLastPartOfCOLORFGBGIsTheBackground() {
        for (text, theme) in [
            ("15;0", ColourTheme.dark), ("0;15", .light), ("0;default;15", .light), ("7;8", .dark),
            ("0;7", .light), ("15;default;4", .dark), ("11", .light),
        ] {
            XCTAssertEqual(ColourTheme(colours: text), theme, text)
        }
        for text in ["", ";", "0;default", "0;16", "0;-1", "0;+1;", "white", "0;15 "] {
            XCTAssertNil(ColourTheme(colours: text), text)
        }
    }

    /// The colours that the parameters of a sequence set.
    private func colours(of code: String) -> (texts: [RGB], backgrounds: [RGB]) {
        var numbers = code.split(separator: ";").compactMap { Int($0) }[...]
        var (texts, backgrounds): ([RGB], [RGB]) = ([], [])
        while let number = numbers.popFirst() {
            switch number {
            case 38: texts.append(RGB(ofMany: numbers.dropFirst().first ?? 16))
            case 48: backgrounds.append(RGB(ofMany: numbers.dropFirst().first ?? 16))
            case 30..<38: texts += sixteen.map { RGB($0[number - 30]) }
            case 90..<98: texts += sixteen.map { RGB($0[number - 90 + 8]) }
            default: continue
            }
            if number == 38 || number == 48 { numbers = numbers.dropFirst(2) }
        }
        return (texts, backgrounds)
    }
}
