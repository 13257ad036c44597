import Foundation
import TestSupport
import WaylineValues
import XCTest

/// A word is read by each shell as the text that it was made of, and runs nothing.
final class ShellWordTests: XCTestCase {
    private func assert(_ shell: String, withControls: Bool, line: UInt = #line) throws {
        var random = SplitMix.printed(shell)
        let texts = HostileText.all + (0..<500).map { _ in HostileText.random(using: &random) }
        let read = texts.filter { withControls || !$0.hasControls }
        let words = read.map { $0.escaped(for: .shell) }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [shell, "-c", "printf '%s\\000' " + words.joined(separator: " ")]
        process.standardOutput = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let answers = bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast()
        XCTAssertEqual(answers.count, read.count, line: line)
        for (text, answer) in zip(read, answers) where !text.utf8.elementsEqual(answer) {
            XCTFail("\(shell): \(text.debugDescription): \(text.escaped(for: .shell))", line: line)
        }
    }

    func testBashReadsEachText() throws { try assert("bash", withControls: true) }

    func testTheShellOfTheSystemReadsEachTextWithoutControls() throws {
        try assert("sh", withControls: false)
    }

    func testZshReadsEachText() throws {
        try XCTSkipIf(RequiredPackage.zsh.isMissing, RequiredPackage.zsh.reason)
        try assert("zsh", withControls: true)
    }

    func testFishReadsEachTextWithoutControls() throws {
        try XCTSkipIf(RequiredPackage.fish.isMissing, RequiredPackage.fish.reason)
        try assert("fish", withControls: false)
    }

    func testAPlainWordStaysAsItIs() {
        for word in ["a", "a/b-c_d.e:f=g@h%i+j,k", "Đăng", "10"] {
            XCTAssertEqual(word.escaped(for: .shell), word)
        }
        XCTAssertEqual("it's".escaped(for: .shell), #"'it'\''s'"#)
    }
}
