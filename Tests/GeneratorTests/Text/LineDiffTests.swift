import Randomness
import WaylineGenerator
import XCTest

final class LineDiffTests: XCTestCase {
    func testEqualTextsHaveNoEdits() {
        XCTAssertEqual(edits("a\nb\n", "a\nb\n"), [])
        XCTAssertEqual(edits("", ""), [])
    }

    func testAnEditHasTheLinesThatReplaceOthers() {
        XCTAssertEqual(
            edits("a\nb\nc\n", "a\nx\ny\nc\n"), [LineEdit(old: 1..<2, new: 1..<3)])
    }

    func testAMissingLineEndIsADifference() {
        XCTAssertEqual(edits("a\nb", "a\nb\n"), [LineEdit(old: 1..<2, new: 1..<2)])
    }

    func testOtherLineEndsAreADifference() {
        XCTAssertEqual(edits("a\r\nb\n", "a\nb\n"), [LineEdit(old: 0..<1, new: 0..<1)])
    }

    func testTextsAreComparedByTheirBytes() {
        XCTAssertEqual(edits("\u{E9}\n", "e\u{301}\n").count, 1)
    }

    func testAmongEqualLinesAnEditGoesDownAsFarAsItCan() {
        XCTAssertEqual(edits("a\na\nb\n", "a\na\na\nb\n"), [LineEdit(old: 2..<2, new: 2..<3)])
    }

    func testTheEditsMakeTheNewTextByAsFewLinesAsPossible() {
        var random = SplitMix.printed()
        for _ in 0..<TestSize.count(100, all: 1_000) {
            let kinds = Int.random(in: 2...12, using: &random)
            let old = RandomText(
                lines: .random(in: 0...20, using: &random), kinds: kinds, by: &random)
            let new = old.edited(
                times: .random(in: 0...6, using: &random), kinds: kinds, by: &random)
            check(Line.all(of: old.text), Line.all(of: new.text))
        }
    }

    func testTenThousandLinesTakeNoTimeToSpeakOf() {
        let same = Array(repeating: "    }\n", count: 10_000)
        let other = (0..<10_000).map { "line \($0)\n" }
        XCTAssertEqual(edits(same.joined(), same.dropLast().joined()).count, 1)
        XCTAssertEqual(edits(same.joined(), other.joined()).count, 1)
    }

    private func edits(_ old: String, _ new: String) -> [LineEdit] {
        LineDiff(from: Line.all(of: old), to: Line.all(of: new)).edits
    }

    private func check(_ old: [Line], _ new: [Line], line: UInt = #line) {
        let edits = LineDiff(from: old, to: new).edits
        var made = old
        for edit in edits.reversed() { made.replaceSubrange(edit.old, with: new[edit.new]) }
        XCTAssertEqual(made, new, line: line)
        let cost = edits.reduce(0) { $0 + $1.old.count + $1.new.count }
        XCTAssertEqual(cost, new.difference(from: old).count, line: line)
    }
}
