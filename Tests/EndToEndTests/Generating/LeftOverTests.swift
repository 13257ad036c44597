import Foundation
import XCTest

/// The next run takes back or removes the leftovers of an interrupted run, and reports it.
final class LeftOverTests: XCTestCase {
    private static let takenBack =
        "An earlier run was interrupted: its changes were taken back"

    /// A run that has emptied 'Mine.swift' and made 'New/Its.swift', which is empty too.
    private func cutOff(_ shop: WorkFolder) throws {
        try shop.write("Mine.swift", "")
        try shop.write("New/Its.swift", "")
        try shop.write("New/Its.swift.wayline-draft", "half")
        try shop.writeRecord(
            """
            {"changes":[{"path":"Mine.swift","before":"mine\\n","after":""},
            {"path":"New/Its.swift","before":null,"after":""}],
            "newFolders":["New"],"oldFolders":["Old"]}
            """)
    }

    func testItIsTakenBackByWhicheverCommandWrites() throws {
        for line in ["update", "generate screen Welcome", "destroy screen No"] {
            let shop = try WorkFolder.shop(["Mine.swift": "mine\n"])
            try shop.makeFolder("Old")
            try shop.expectNoChange {
                try shop.remove("Old")
                try cutOff(shop)
                let words = line.split(separator: " ").map(String.init)
                let errors = try shop.run(words).errors
                XCTAssertTrue(errors.hasPrefix(Self.takenBack + ".\n"), errors)
            }
        }
    }

    func testFilesChangedSinceAreLeftAndReported() throws {
        let shop = try WorkFolder.shop()
        try cutOff(shop)
        try shop.write("Mine.swift", "changed\n")
        try shop.expect(
            "update", output: nil,
            errors:
                "\(Self.takenBack), except for files that were changed since then: Mine.swift.\n")
        XCTAssertEqual(try shop.text("Mine.swift"), "changed\n")
        XCTAssertFalse(shop.isThere("New"))
    }

    func testANewPackageThatWasHalfMadeIsMadeAgain() throws {
        let folder = try WorkFolder(["Tea/README.md": "x"])
        try folder.writeRecord(
            #"{"newFolders":["Tea"],"oldFolders":[],"changes":[{"path":"Tea/README.md","#
                + #""before":null,"after":"x"}]}"#)
        try folder.expect(
            "new package Tea", output: nil,
            errors: "An earlier run was interrupted: its changes were taken back.\n"
                + "Next: 'cd Tea', 'swift run Tea', 'swift test'.\n")
        XCTAssertTrue(folder.isThere("Tea/Package.swift"))
    }

    func testARecordThatCannotBeUnderstoodIsLeftAlone() throws {
        for text in ["", "{", #"{"changes":[{"path":"../x","before":null,"after":null}]}"#] {
            let shop = try WorkFolder.shop()
            try shop.writeRecord(text)
            try shop.expectRefusal(
                "update",
                "'~/.state/wayline/RUN.json' cannot be read, so nothing was taken back: "
                    + "remove it, then restore the files from version control.")
        }
    }

    func testALargeRunIsTakenBack() throws {
        let shop = try WorkFolder.shop(["Mine.swift": "new"])
        let text = String(repeating: "old\\n", count: 4 << 20)
        try shop.writeRecord(
            #"{"changes":[{"path":"Mine.swift","before":"\#(text)","after":"new"}],"#
                + #""newFolders":[],"oldFolders":[]}"#)
        try shop.expect("update", output: nil, errors: Self.takenBack + ".\n")
        XCTAssertEqual(try shop.text("Mine.swift").utf8.count, 16 << 20)
    }
}
