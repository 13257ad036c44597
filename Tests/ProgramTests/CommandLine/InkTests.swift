import XCTest

@testable import WaylineCommandLine

final class InkTests: XCTestCase {
    private func isColoured(_ isTerminal: Bool, _ variables: [String: String]) -> Bool {
        Ink(isTerminal: isTerminal) { variables[$0] }.isColoured
    }

    func testThereAreColoursOnATerminalThatHasThemUnlessTheyAreRefused() {
        XCTAssertTrue(isColoured(true, [:]))
        XCTAssertTrue(isColoured(true, ["NO_COLOR": "", "TERM": "xterm"]))
        XCTAssertFalse(isColoured(true, ["NO_COLOR": "1"]))
        XCTAssertFalse(isColoured(true, ["TERM": "dumb"]))
        XCTAssertFalse(isColoured(false, [:]))
    }

    func testWithoutColoursTextStaysAsItIs() {
        XCTAssertEqual(Ink.none.red("a"), "a")
        XCTAssertEqual(Ink(isColoured: true).green("a"), "\u{1B}[32ma\u{1B}[0m")
    }
}
