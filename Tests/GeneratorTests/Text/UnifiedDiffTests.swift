import Randomness
import WaylineGenerator
import XCTest

final class UnifiedDiffTests: XCTestCase {
    func testAChangeIsShownWithThreeLinesAround() {
        let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
        let new = "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"
        let expected = """
            --- a/Sources/A.swift
            +++ b/Sources/A.swift
            @@ -2,7 +2,7 @@
             2
             3
             4
            -5
            +five
             6
             7
             8

            """
        XCTAssertEqual(UnifiedDiff(path: "Sources/A.swift", from: old, to: new).text, expected)
    }

    func testAFileThatIsMadeComesFromNowhere() {
        XCTAssertEqual(
            UnifiedDiff(path: "a b", from: nil, to: "1\n").text,
            "--- /dev/null\n+++ b/a b\t\n@@ -0,0 +1 @@\n+1\n")
    }

    func testAFileThatIsRemovedGoesNowhere() {
        XCTAssertEqual(
            UnifiedDiff(path: "a", from: "1\n2", to: nil).text,
            "--- a/a\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-1\n-2\n\\ No newline at end of file\n")
    }

    func testAnUnchangedFileHasNoDifference() {
        XCTAssertEqual(UnifiedDiff(path: "a", from: "1\n", to: "1\n").text, "")
        XCTAssertEqual(UnifiedDiff(path: "a", from: nil as String?, to: nil).text, "")
    }

    func testGitAppliesWhatIsWritten() throws {
        try XCTSkipIf(RequiredPackage.git.isMissing, RequiredPackage.git.reason)
        let tool = try GitTool(for: self)
        var random = SplitMix.printed()
        for _ in 0..<TestSize.count(6, all: 60) {
            let (old, new) = texts(by: &random)
            try check(tool, "a \"b\".swift", old, new, by: "git", "apply", "change.diff")
        }
        for (old, new) in [(nil, ""), ("", nil)] as [(String?, String?)] {
            try check(tool, "a \"b\".swift", old, new, by: "git", "apply", "change.diff")
        }
    }

    func testPatchAppliesWhatIsWritten() throws {
        try XCTSkipIf(RequiredPackage.patch.isMissing, RequiredPackage.patch.reason)
        let tool = try GitTool(for: self)
        var random = SplitMix.printed()
        for _ in 0..<TestSize.count(6, all: 60) {
            let (old, new) = texts(by: &random)
            try check(
                tool, "a b.swift", old, new, by: "patch", "-p1", "--binary", "-i", "change.diff")
        }
    }

    private func texts(by random: inout SplitMix) -> (String?, String?) {
        let old = RandomText(lines: .random(in: 1...40, using: &random), kinds: 9, by: &random)
        let new = old.edited(times: .random(in: 1...5, using: &random), kinds: 9, by: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return (nil, old.text)
        case 1: return (old.text, nil)
        default: return (old.text, new.text)
        }
    }

    private func check(
        _ tool: GitTool, _ name: String, _ old: String?, _ new: String?, by command: String...,
        line: UInt = #line
    ) throws {
        let diff = UnifiedDiff(path: name, from: old, to: new).text
        guard !diff.isEmpty else { return }
        try tool.write(old, to: name)
        try tool.write(diff, to: "change.diff")
        XCTAssertEqual(try tool.run(command).status, 0, diff, line: line)
        XCTAssertEqual(try tool.read(name), new, diff, line: line)
    }
}
