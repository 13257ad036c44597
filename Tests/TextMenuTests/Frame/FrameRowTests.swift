import TextMenu
import WaylineText
import XCTest

/// A row holds no more than it has room for, and nothing that is not printable.
final class FrameRowTests: XCTestCase {
    private func row(_ width: Int, _ fill: (inout FrameRow) -> Void) -> String {
        var row = FrameRow(width: width)
        fill(&row)
        return row.text
    }

    func testTextWithoutRoomIsCutWithAnEllipsis() {
        XCTAssertEqual(row(5) { $0.add("a long line") }, "a lo…")
        XCTAssertEqual(row(9) { $0.add("a long line", limit: 3) }, "a …")
    }

    func testAWideCharacterIsNotCutInHalf() {
        XCTAssertEqual(row(4) { $0.add("日本語") }, "日…")
    }

    func testGapsAreBlank() {
        XCTAssertEqual(
            row(9) {
                $0.skip(2)
                $0.add("a")
                $0.skip(to: 5)
                $0.add("b")
            }, "  a  b")
    }

    func testAFullRowTakesNothingMore() {
        XCTAssertEqual(
            row(2) {
                $0.add("ab")
                $0.add("c")
                $0.skip(4)
            }, "ab")
        XCTAssertEqual(row(0) { $0.add("a") }, "")
    }

    func testUnprintableCharactersAreShownAsNumbers() {
        XCTAssertEqual(row(9) { $0.add("\u{1B}[2J") }, "␛[2J")
    }

    func testALineCanBeFilled() {
        XCTAssertEqual(row(4) { $0.fill(with: "─", .faint) }, "────")
        XCTAssertEqual(row(5) { $0.fill(with: "日", .faint) }, "日日")
        XCTAssertEqual(row(1) { $0.fill(with: "日", .faint) }, "")
    }
}
