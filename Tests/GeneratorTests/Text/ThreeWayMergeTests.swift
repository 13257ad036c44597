import Generator
import Randomness
import XCTest

final class ThreeWayMergeTests: XCTestCase {
    private let base = "1\n2\n3\n4\n5\n"

    func testChangesApartAreBothTaken() {
        let merge = ThreeWayMerge(
            base: base, mine: "one\n2\n3\n4\n5\n", theirs: "1\n2\n3\n4\nfive\nsix\n")
        XCTAssertEqual(merge.text, "one\n2\n3\n4\nfive\nsix\n")
        XCTAssertEqual(merge.conflicts, 0)
    }

    func testTheSameChangeOnBothSidesIsTakenOnce() {
        let both = "1\n2\n3\nfour\n"
        let merge = ThreeWayMerge(base: base, mine: both, theirs: both)
        XCTAssertEqual(merge.text, both)
        XCTAssertEqual(merge.conflicts, 0)
    }

    func testDifferentChangesOfALineAreAConflict() {
        let merge = ThreeWayMerge(base: "1\n2\n3\n", mine: "1\ntwo\n3\n", theirs: "1\nzwei\n3\n")
        XCTAssertEqual(
            merge.text, "1\n<<<<<<< yours\ntwo\n=======\nzwei\n>>>>>>> template\n3\n")
        XCTAssertEqual(merge.conflicts, 1)
    }

    func testChangesOfLinesThatTouchAreAConflict() {
        let merge = ThreeWayMerge(base: "1\n2\n", mine: "one\n2\n", theirs: "1\ntwo\n")
        XCTAssertEqual(merge.conflicts, 1)
    }

    func testMarkersEndAsTheLinesDo() {
        let merge = ThreeWayMerge(base: "1\r\n2\r\n", mine: "1\r\nb", theirs: "1\r\nc\r\n")
        XCTAssertEqual(
            merge.text,
            "1\r\n<<<<<<< yours\r\nb\r\n=======\r\nc\r\n>>>>>>> template\r\n")
    }

    func testAMissingLineEndStaysMissing() {
        let merge = ThreeWayMerge(base: "1\n2\n3", mine: "1\n2\n3", theirs: "one\n2\n3")
        XCTAssertEqual(merge.text, "one\n2\n3")
    }

    func testItMergesAsGitDoes() throws {
        let tool = try GitTool(for: self)
        var random = SplitMix.printed()
        for _ in 0..<SplitMix.operations(orElse: 300) {
            let kinds = Int.random(in: 4...60, using: &random)
            let base = RandomText(
                lines: .random(in: 0...40, using: &random), kinds: kinds, by: &random)
            let sides = (0..<2).map { _ in
                base.edited(times: .random(in: 0...4, using: &random), kinds: kinds, by: &random)
            }
            try compare(tool, base: base.text, mine: sides[0].text, theirs: sides[1].text)
        }
    }

    private func compare(_ tool: GitTool, base: String, mine: String, theirs: String) throws {
        let texts = ["base": base, "mine": mine, "theirs": theirs]
        for (name, text) in texts { try tool.write(text, to: name) }
        let labels = ["-L", "yours", "-L", "base", "-L", "template"]
        let git = try tool.run(
            ["git", "merge-file", "-p"] + labels + ["mine", "base", "theirs"])
        let merge = ThreeWayMerge(base: base, mine: mine, theirs: theirs)
        XCTAssertEqual(merge.text, git.output, "\(texts)")
        XCTAssertEqual(merge.conflicts, Int(git.status), "\(texts)")
    }
}
