import Foundation
import TestSupport
import XCTest

/// Names and texts that somebody else may have chosen cannot control the terminal that prints them.
final class ControlCharacterTests: XCTestCase {
    private static let letters = [
        "\u{1B}[31m", "\u{1B}]0;pwn\u{7}", "\u{9B}2J", "\u{7F}", "\u{8}", "\u{202E}",
    ]

    /// The command lines to type, with a name or a text from somebody else.
    private static func lines(_ text: String) -> [[String]] {
        [
            ["fo\(text)o"], ["help", text], ["generate", "fo\(text)o"], ["run", "--fa\(text)st"],
            ["run", "--plain=\(text)"], ["run", "--script", "s\(text).txt"],
            ["run", "--script", "gone\(text).txt"], ["run", "--script", "expect.txt"],
            ["run", "--script", "open.txt"], ["run", "--script", "show.txt"],
            ["run", "--script", "choose.txt"], ["run", "--data", "/proc/a\(text)x", "--plain"],
            ["run", "--script", "empty.txt", "--data", "/proc/a\(text)x"],
            ["run", "--link", "wayline://\(text)", "--plain"], ["run", "--language", text],
            ["run", "--api", text], ["run", "--api", "http://a\(text)"],
            ["run", "--api", "https://a\(text).com"],
            ["route", "login", "home", "--set", "a\(text)=b"],
            ["route", "login", text], ["route", text, "home"],
            ["new", "package", "Zed\(text)"], ["new", "package", "Zed", "--at", "a\(text)"],
            ["new", "package", "Zed", "--at", "gone\(text)"],
            ["new", "package", "Zed", "--wayline", "a\(text)"],
            ["generate", "screen", text], ["update", "--into", "a\(text)"],
        ]
    }

    func testNoneOfThemIsWritten() throws {
        for letters in Self.letters.prefix(TestSize.count(1, all: Self.letters.count)) {
            let folder = try WorkFolder(
                [
                    "s\(letters).txt": "foo\(letters)", "expect.txt": "expect text \"\(letters)\"",
                    "open.txt": "open \"wayline://\(letters)\"", "empty.txt": "",
                    "choose.txt": "choose \"\(letters)\"",
                    "show.txt": "type \"Email\" \"\(letters)\"\nshow", "a\(letters)/Mine": "",
                ], program: "app")
            for line in Self.lines(letters) {
                let app = try folder.run(line)
                let written = (app.output + app.errors).unicodeScalars.filter {
                    $0.properties.generalCategory == .control && $0 != "\n" || $0 == "\u{202E}"
                }
                XCTAssertEqual(written.map(\.value), [], "\(line)")
                XCTAssertNotEqual(app.output + app.errors, "", "\(line)")
            }
        }
    }

    func testALineOfTheProgramsOwnIsNotFeigned() throws {
        let folder = try WorkFolder(program: "app")
        try folder.expect(
            ["run", "--script", "s\nAll is well."],
            errors: "The script 's\\nAll is well.' cannot be read: No such file or directory.\n",
            status: 1)
    }

    func testTheLineToTypeIsWrittenSoThatItCanBeTyped() throws {
        let folder = try WorkFolder(["it's\t\u{1B}[31m\u{9B}/Mine": ""])
        let errors = try folder.run(
            ["new", "package", "Zed", "--at", "it's\t\u{1B}[31m\u{9B}"]
        ).errors
        let line = #"cd $'it\'s\011\033[31m\302\233/Zed'"#
        XCTAssertEqual(errors, "Next: '\(line)', 'swift run Zed', 'swift test'.\n")
        let shell = try ProgramRun(
            URL(fileURLWithPath: "/usr/bin/env"), ["bash", "-c", line + " && cat Package.swift"],
            folder: folder.url)
        XCTAssertEqual(shell.errors, "")
        XCTAssertEqual(shell.status, 0)
    }
}
