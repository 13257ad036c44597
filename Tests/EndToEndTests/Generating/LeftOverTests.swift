import Foundation
import XCTest

/// What a run has left over that was cut off, the next one takes back or clears away, and says so.
final class LeftOverTests: XCTestCase {
    private static let journal = ".wayline-journal"
    private static let takenBack =
        "An earlier run was cut off: what it had begun was taken back"
    private static let unfinished =
        "An earlier run was cut off: the next one that may write takes back what it had begun."

    /// A run that has emptied 'Mine.swift' and made 'New/Its.swift', which is empty too.
    private func cutOff(_ shop: WorkFolder) throws {
        try shop.write("Mine.swift", "")
        try shop.write("New/Its.swift", "")
        try shop.makeFolder("\(Self.journal)/new")
        try shop.write("\(Self.journal)/old/0", "mine\n")
        let sum = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        try shop.write(
            "\(Self.journal)/undo.json",
            """
            {"steps":[{"path":"Mine.swift","wasThere":true,"sum":"\(sum)"},
            {"path":"New/Its.swift","wasThere":false,"sum":"\(sum)"}],
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
                let errors = try shop.app(words).errors
                XCTAssertTrue(errors.hasPrefix(Self.takenBack + ".\n"), errors)
            }
        }
    }

    func testWhatSomebodyHasChangedSinceIsLeftWhichIsTold() throws {
        let shop = try WorkFolder.shop()
        try cutOff(shop)
        try shop.write("Mine.swift", "changed\n")
        try shop.expect(
            "update", output: nil,
            errors: "\(Self.takenBack), but for what was changed since then: Mine.swift.\n")
        XCTAssertEqual(try shop.text("Mine.swift"), "changed\n")
        XCTAssertFalse(shop.isThere("New"))
        XCTAssertFalse(shop.isThere(Self.journal))
    }

    func testWhatHadNotBegunIsClearedAway() throws {
        let shop = try WorkFolder.shop()
        try shop.expectNoChange {
            try shop.write("\(Self.journal)/new/0", "half")
            try shop.expect(
                "update", output: nil,
                errors: "What an earlier run had left over was cleared away.\n")
        }
    }

    func testADryRunChangesNothingAndSaysWhy() throws {
        let shop = try WorkFolder.shop()
        try cutOff(shop)
        for line in ["update", "generate screen Orders", "destroy screen Welcome"] {
            try shop.expectRefusal("\(line) --dry-run", Self.unfinished)
        }
    }

    func testANewPackageClearsAwayBesideIt() throws {
        let folder = try WorkFolder([".wayline-journal/new/0": "half"])
        try folder.expect(
            "new package Tea", output: nil,
            errors: "What an earlier run had left over was cleared away.\n"
                + "Go on: 'cd Tea', 'swift run Tea', 'swift test'.\n")
        XCTAssertFalse(folder.isThere(Self.journal))
    }

    func testANewPackageThatWasHalfMadeIsMadeAnew() throws {
        let undo =
            #"{"newFolders":["Tea"],"oldFolders":[],"steps":[{"path":"Tea/README.md","wasThere":false,"#
            + #""sum":"2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881"}]}"#
        let folder = try WorkFolder(["Tea/README.md": "x", "\(Self.journal)/undo.json": undo])
        try folder.expect(
            "new package Tea", output: nil,
            errors: "An earlier run was cut off: what it had begun was taken back.\n"
                + "Go on: 'cd Tea', 'swift run Tea', 'swift test'.\n")
        XCTAssertTrue(folder.isThere("Tea/Package.swift"))
        XCTAssertFalse(folder.isThere(Self.journal))
    }

    func testWhatCannotBeReadIsLeftAlone() throws {
        for text in ["", "{", #"{"steps":[{"path":"../x","wasThere":false,"sum":null}]}"#] {
            let shop = try WorkFolder.shop(["\(Self.journal)/undo.json": text])
            try shop.expectRefusal(
                "update",
                "'.wayline-journal/undo.json' cannot be read: it is damaged. Look into the folder, and "
                    + "remove it.")
        }
    }
}
