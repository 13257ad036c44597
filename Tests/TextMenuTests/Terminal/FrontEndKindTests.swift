import XCTest

@testable import TextMenu

final class FrontEndKindTests: XCTestCase {
    func testATerminalAtBothEndsIsUsedWhole() {
        XCTAssertEqual(kind(), .terminal)
    }

    func testAPipeAtEitherEndMakesItPlain() {
        XCTAssertEqual(kind(input: false), .plain)
        XCTAssertEqual(kind(output: false), .plain)
    }

    func testADumbTerminalMakesItPlain() {
        XCTAssertEqual(kind(["TERM": "dumb"]), .plain)
        XCTAssertEqual(kind(["TERM": ""]), .plain)
        XCTAssertEqual(kind([:]), .plain)
    }

    func testPlainLinesAreGivenOnRequest() {
        XCTAssertEqual(kind(plain: true), .plain)
    }

    private func kind(
        _ environment: [String: String] = ["TERM": "xterm"], input: Bool = true,
        output: Bool = true, plain: Bool = false
    ) -> FrontEndKind {
        FrontEndKind(
            inputIsTerminal: input, outputIsTerminal: output, environment: environment,
            plainIsAskedFor: plain)
    }
}
