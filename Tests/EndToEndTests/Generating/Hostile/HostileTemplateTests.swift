import Foundation
import TestSupport
import XCTest

/// A template that came with a package generates only sources of the screen, and not too many.
final class HostileTemplateTests: XCTestCase {
    private static let line = "generate screen Orders --template tiny"
    private static let page = "screen/{{Name}}Page.swift"

    private func refusal(_ path: String, _ reason: String) -> String {
        "\(WorkFolder.templates)\(path): \(reason)"
    }

    /// Expects that a template with one more file is refused.
    private func expect(
        _ path: String, _ text: String, _ reason: String, more: String = "", place: String? = ":1",
        at line: UInt = #line
    ) throws {
        let printable = path.replacing("\u{1B}", with: "\\u{1B}").replacing("\n", with: "\\n")
        try HostileFolder.expectRefusal(
            Self.line + more, refusal(place.map { "/\(printable)\($0)" } ?? "", reason), at: line
        ) { try $0.shop.write("\(WorkFolder.templates)/\(path)", text) }
    }

    func testNamesThatCannotBeShown() throws {
        for (letter, shown) in [("\u{1B}[2J", "\\u{1B}[2J"), ("\n", "\\n")] {
            let path = "Sources/ShopScreens/Orders/Orders\(shown).swift"
            try HostileFolder.expectRefusal(
                Self.line,
                "'\(path)' is outside of the package or hidden: the only hidden folder that is "
                    + "written to is '.wayline'."
            ) {
                try $0.shop.write(
                    "\(WorkFolder.templates)/screen/{{Name}}\(letter).swift", "// A.\n")
            }
        }
    }

    func testBlocksThatMakeTooMuch() throws {
        let fields = (1...100).map { " field\($0)" }.joined()
        for body in ["", "{{field}}", "a"] {
            try expect(
                Self.page,
                String(repeating: "{{#fields}}\(body){{/fields}}", count: 10_000),
                "the files of a screen would have more than 1 MiB: make them shorter.",
                more: fields, place: nil)
        }
    }

    func testSizes() throws {
        let path = "\(WorkFolder.templates)/\(Self.page)"
        try HostileFolder.expectRefusal(Self.line, Refusal.large(path)) { try $0.large(path) }
    }

    func testManyLinesTakeTheTimeOfTheirNumber() throws {
        for line in ["a\n", "{{Name}}\n", "{{#fields}}\n{{/fields}}\n"] {
            let text = String(repeating: line, count: TestSize.count(4_000, all: 40_000))
            let (shop, start) = (try WorkFolder.shop(), ContinuousClock.now)
            try shop.write("\(WorkFolder.templates)/\(Self.page)", text)
            try shop.expect(Self.line, output: nil)
            XCTAssertLessThan(ContinuousClock.now - start, .seconds(20), line)
        }
    }

    func testHiddenPathsAndPathsThatAreNotFilesAreLeftOut() throws {
        let file = "\(WorkFolder.templates)/\(Self.page)"
        try HostileFolder.expectUnharmed(Self.line) { try $0.pipe(file) }
        try HostileFolder.expectUnharmed(Self.line) { try $0.link(file, to: "/Mine.swift") }
        try HostileFolder.expectUnharmed(Self.line) {
            try $0.link("\(WorkFolder.templates)/screen/More")
        }
        for name in [".git", ".DS_Store", "screen/.git"] {
            try HostileFolder.expectUnharmed(Self.line) {
                try $0.shop.write("\(WorkFolder.templates)/\(name)/{{Name}}Hook.swift", "")
            }
        }
    }

    func testALinkOrAHiddenFolderIsNotATemplate() throws {
        let known =
            "there are 'closures' and 'tiny'. "
            + "Put your own in '.wayline/templates/NAME'."
        for name in ["linked", ".hidden", "odd\u{1B}[2J"] {
            let shown = name.replacing("\u{1B}", with: "\\u{1B}")
            let folder = try HostileFolder()
            if name == "linked" {
                try folder.link(".wayline/templates/linked")
            } else {
                try folder.shop.write(".wayline/templates/\(name)/\(Self.page)", "")
            }
            try folder.outside.expectNoChange {
                try folder.shop.expectRefusal(
                    ["generate", "screen", "Orders", "--template", name],
                    "'\(shown)' is not a template: \(known)", status: 64)
            }
        }
    }
}
