import Randomness
import WaylineGenerator
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
        try XCTSkipIf(RequiredPackage.git.isMissing, RequiredPackage.git.reason)
        let tool = try GitTool(for: self)
        var random = SplitMix.printed()
        let cases = (0..<TestSize.count(60, all: 400)).map { _ in MergeCase(by: &random) }
        for (number, each) in cases.enumerated() {
            try tool.write(each.base, to: "\(number).base")
            try tool.write(each.mine, to: "\(number).mine")
            try tool.write(each.theirs, to: "\(number).theirs")
        }
        _ = try tool.run(["sh", "-c", Self.mergeAll])
        for (number, each) in cases.enumerated() {
            let merge = ThreeWayMerge(base: each.base, mine: each.mine, theirs: each.theirs)
            let status = try tool.read("\(number).status")
            XCTAssertEqual("\(merge.conflicts)\n", status, "\(each)")
            let text = try tool.read("\(number).merged")
            XCTAssertEqual(comparable(merge.text), text.map(comparable), "\(each)")
        }
    }

    /// Git ends markers by other rules if a text has few line ends.
    private func comparable(_ text: String) -> String {
        text.contains("<<<<<<<") ? text.filter { $0 != "\r\n" && $0 != "\n" } : text
    }

    /// One process for all cases, since starting a process takes the most time.
    private static let mergeAll = """
        for base in *.base
        do
            case=${base%.base}
            git merge-file -p -L yours -L base -L template \
                $case.mine $base $case.theirs > $case.merged
            echo $? > $case.status
        done
        """
}
