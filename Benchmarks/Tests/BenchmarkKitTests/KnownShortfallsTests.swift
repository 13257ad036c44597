import BenchmarkKit
import XCTest

final class KnownShortfallsTests: XCTestCase {
    func testALineNotesARowAndItsRatio() throws {
        let shortfalls = try KnownShortfalls(parsing: "set, 1 observer, Int | 1.45\n")

        XCTAssertEqual(shortfalls.ratio(of: "set, 1 observer, Int"), 1.45)
        XCTAssertNil(shortfalls.ratio(of: "diamond"))
    }

    func testRemarksAndEmptyLinesSayNothing() throws {
        let shortfalls = try KnownShortfalls(parsing: "# a | 1\n\n   \n  b  |  2  ")

        XCTAssertEqual(shortfalls.strangers(to: []), ["b"])
    }

    func testNamesOfNoRowAreStrangers() throws {
        let shortfalls = try KnownShortfalls(parsing: "gone | 2\ndiamond | 9\nalso gone | 3")

        XCTAssertEqual(shortfalls.strangers(to: ["diamond"]), ["also gone", "gone"])
    }

    func testALineWithoutARatioIsQuotedWithItsNumber() {
        assert("# notes\nten maps", throws: .malformed(line: 2, text: "ten maps")) {
            """
            KnownShortfalls.txt, line 2: 'ten maps' is no shortfall: \
            write the row's name, a bar and the ratio reached, e.g. 'ten maps in a row | 3.4'.
            """
        }
    }

    func testARowNotedTwiceIsNamed() {
        assert("a | 2\na | 3", throws: .repeated(line: 2, name: "a")) {
            """
            KnownShortfalls.txt, line 2: 'a' is noted twice: \
            keep the line with the ratio reached last.
            """
        }
    }

    private func assert(
        _ text: String, throws expected: KnownShortfallsError, file: StaticString = #filePath,
        line: UInt = #line, message: () -> String
    ) {
        XCTAssertThrowsError(try KnownShortfalls(parsing: text), file: file, line: line) { error in
            XCTAssertEqual(error as? KnownShortfallsError, expected, file: file, line: line)
            XCTAssertEqual("\(error)", message(), file: file, line: line)
        }
    }
}
