import TestSupport
import WaylineText
import XCTest

final class RandomTextTests: XCTestCase {
    private let rounds = SplitMix.texts
    private let forbidden: Set<Unicode.Scalar> = [
        "\u{AD}", "\u{61C}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}", "\u{FEFF}",
    ]

    func testNothingForbiddenIsPrinted() {
        forEachText { text in
            let left = text.printable.unicodeScalars.filter {
                let value = $0.value
                return $0.properties.generalCategory == .control || forbidden.contains($0)
                    || (0x202A...0x202E).contains(value) || (0x2060...0x206F).contains(value)
            }
            return left.isEmpty
        }
    }

    func testPrintedTextStaysAsItIs() {
        forEachText { text in Array(text.printable.printable.utf8) == Array(text.printable.utf8) }
    }

    func testPrintedTextTakesTheWidthOfItsCharacters() {
        forEachText { text in
            let printable = text.printable
            return printable.columns == text.columns
                && printable.reduce(0) { $0 + $1.columns } == text.columns
        }
    }

    func testNothingIsDropped() {
        forEachText { text in text.printable.unicodeScalars.count >= text.unicodeScalars.count }
    }

    func testPiecesTakeWhatTheyTakeTogether() {
        var random = SplitMix.printed()
        for _ in 0..<rounds {
            let (first, second) = (random.text() + "a", "b" + random.text())
            XCTAssertEqual((first + second).columns, first.columns + second.columns, first + second)
            XCTAssertEqual((first + second).printable, first.printable + second.printable)
        }
    }

    func testBytesByChanceArePrintable() {
        var random = SplitMix.printed()
        for _ in 0..<rounds {
            let bytes = (0..<random.next() % 20).map { _ in UInt8(truncatingIfNeeded: random.next())
            }
            let text = String(printing: bytes)
            XCTAssertEqual(text.printable, text)
        }
    }

    func testNoCharacterIsCutByTheEndOfATruncation() {
        var random = SplitMix.printed()
        for _ in 0..<rounds {
            let (text, limit) = (random.text(), Int(random.next() % 40))
            let truncated = text.truncated(toColumns: limit)
            XCTAssertLessThanOrEqual(truncated.columns, limit)
            if truncated == text.printable || limit == 0 { continue }
            XCTAssertEqual(truncated.unicodeScalars.last, "…")
            let all = text.printable.unicodeScalars
            let kept = truncated.unicodeScalars.dropLast()
            XCTAssert(all.starts(with: kept), escaped(text))
            let rest = String(String.UnicodeScalarView(all.dropFirst(kept.count)))
            XCTAssertEqual(String(kept).columns + rest.columns, text.columns, escaped(text))
        }
    }

    private func forEachText(
        _ test: String = #function, line: UInt = #line, holds: (String) -> Bool
    ) {
        var random = SplitMix.printed(test)
        for _ in 0..<rounds {
            let text = random.text()
            XCTAssert(
                holds(text), text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined(),
                line: line)
        }
    }

    private func escaped(_ text: String) -> String {
        text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    }
}
