import XCTest

@testable import TextMenu

/// The terminal's report of its background, which is never taken for typed keys.
final class BackgroundReportTests: XCTestCase {
    func testItsBrightnessDecidesTheTheme() {
        for (colour, theme) in [
            ("rgb:0000/0000/0000", ColourTheme.dark), ("rgb:ffff/ffff/ffff", .light),
            ("rgb:fdfd/f6f6/e3e3", .light), ("rgb:0000/2b2b/3636", .dark), ("rgb:1e/1e/2e", .dark),
            ("rgb:f/f/f", .light), ("rgb:fff/fff/fff", .light), ("rgb:00/00/ff", .dark),
            ("rgb:ff/00/00", .light), ("rgba:ffff/ffff/ffff/0000", .light), ("#282c34", .dark),
            ("#eee8d5", .light), ("#fff", .light), ("#ffffeeee0000", .light),
        ] {
            XCTAssertEqual(self.theme(colour), theme, colour)
        }
    }

    func testABrokenReportSaysNothing() {
        for colour in [
            "", "?", "rgb:", "rgb:ff/ff", "rgb:ff/ff/ff/ff", "rgba:ff/ff/ff", "rgb:fffff/0/0",
            "rgb:+f/00/00", "rgb:-1/00/00", "rgb:ff//ff", "rgb:gg/00/00", "#", "#ffff", "white",
            "rgb:\u{FF11}/0/0", " rgb:ff/ff/ff", "rgb:ff/ff/ff ",
        ] {
            XCTAssertNil(self.theme(colour), colour)
        }
    }

    func testBothEndsOfAStringAreUnderstoodAndOtherCommandsAreNot() {
        XCTAssertEqual(theme(of: "]11;rgb:ff/ff/ff\u{7}"), .light)
        XCTAssertEqual(theme(of: "]11;rgb:ff/ff/ff\(escape)\\"), .light)
        for report in [
            "]10;rgb:ff/ff/ff\u{7}", "]111;rgb:ff/ff/ff\u{7}", "P11;rgb:ff/ff/ff\(escape)\\",
            "]11;rgb:ff/ff/ff\u{18}", "]11;rgb:ff/ff/ff\(escape)[A",
        ] {
            XCTAssertNil(theme(of: report), report)
        }
    }

    func testOnlyTheFirstReportCounts() {
        let light = "\(escape)]11;#ffffff\u{7}"
        XCTAssertEqual(theme(of: "]11;#000000\u{7}" + light), .dark)
        XCTAssertEqual(theme(of: "]11;nonsense\u{7}" + light), .light)
    }

    func testAReportIsSplitAnywhere() {
        let bytes = Array("a\(escape)]11;rgb:fdfd/f6f6/e3e3\(escape)\\b".utf8)
        for first in 0...bytes.count {
            for second in first...bytes.count {
                var parser = KeyParser()
                let parts = [bytes[..<first], bytes[first..<second], bytes[second...]]
                XCTAssertEqual(parts.flatMap { parser.feed($0) }, typedKeys("ab"))
                XCTAssertEqual(parser.answers.theme, .light)
            }
        }
    }

    func testAReportThatDoesNotEndIsDroppedAndTypesNothing() {
        var parser = KeyParser()
        XCTAssertEqual(parser.feed("\(escape)]11;rgb:".utf8), [])
        for _ in 0..<4 {
            XCTAssertEqual(parser.feed([UInt8](repeating: 0x66, count: 1 << 20)), [])
        }
        XCTAssertEqual(parser.feed("/ff/ff\u{7}x".utf8), [.text("x")])
        XCTAssertNil(parser.answers.theme)
    }

    private func theme(_ colour: String) -> ColourTheme? {
        theme(of: "]11;\(colour)\u{7}")
    }

    private func theme(of report: String) -> ColourTheme? {
        var parser = KeyParser()
        _ = parser.feed("\(escape)\(report)".utf8)
        return parser.answers.theme
    }
}
