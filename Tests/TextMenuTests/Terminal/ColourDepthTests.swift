import XCTest

@testable import TextMenu

final class ColourDepthTests: XCTestCase {
    func testTheNameOfTheTerminalDecidesItsColours() {
        for name in ["xterm-direct", "xterm-kitty", "alacritty", "foot"] {
            XCTAssertEqual(colours(["TERM": name]), .sixteenMillion, name)
        }
        for name in ["xterm-256color", "tmux-256color"] {
            XCTAssertEqual(colours(["TERM": name]), .twoHundredFiftySix, name)
        }
        for name in ["xterm", "screen", "linux", "rxvt", "ansi"] {
            XCTAssertEqual(colours(["TERM": name]), .sixteen, name)
        }
        for name in ["dumb", "vt100", "vt220", "xterm-mono", ""] {
            XCTAssertEqual(colours(["TERM": name]), .none, name)
        }
        XCTAssertEqual(colours([:]), .none)
    }

    func testCOLORTERMRaisesThem() {
        for value in ["truecolor", "24bit"] {
            XCTAssertEqual(colours(["TERM": "xterm", "COLORTERM": value]), .sixteenMillion, value)
        }
    }

    func testNoColourWinsOverAll() {
        let environment = ["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"]
        XCTAssertEqual(colours(environment), .none)
        XCTAssertEqual(colours(["TERM": "xterm", "NO_COLOR": ""]), .sixteen)
    }

    func testForcedColoursWinOverAPipeAndOverTheName() {
        let dumb = ["TERM": "dumb", "CLICOLOR_FORCE": "1"]
        XCTAssertEqual(colours(dumb, outputIsTerminal: false), .sixteen)
        let many = ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1", "CLICOLOR": "0"]
        XCTAssertEqual(colours(many), .twoHundredFiftySix)
        XCTAssertEqual(colours(["TERM": "dumb", "CLICOLOR_FORCE": "0"]), .none)
    }

    func testAPipeAndCLICOLOROfZeroHaveNone() {
        XCTAssertEqual(colours(["TERM": "xterm"], outputIsTerminal: false), .none)
        XCTAssertEqual(colours(["TERM": "xterm", "CLICOLOR": "0"]), .none)
    }

    private func colours(
        _ environment: [String: String], outputIsTerminal: Bool = true
    ) -> ColourDepth {
        TerminalCapabilities(environment: environment, outputIsTerminal: outputIsTerminal).colours
    }
}
