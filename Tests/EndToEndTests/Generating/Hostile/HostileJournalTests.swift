import FileTrees
import Foundation
import XCTest

/// A journal that came with a package, or that somebody has planted in a folder, is never carried
/// out.
final class HostileJournalTests: XCTestCase {
    private static let journal = ".wayline-journal"
    private static let lines = [
        "generate screen Orders", "destroy screen Welcome", "update",
        "generate screen Orders --dry-run", "destroy screen Welcome --dry-run", "update --dry-run",
    ]

    /// A record as earlier versions trusted it: a file to restore, or one to remove.
    private func undo(_ path: String, wasThere: Bool) -> String {
        #"{"steps":[{"path":"\#(path)","wasThere":\#(wasThere),"sum":null,"before":null,"after":null}],"#
            + #""newFolders":[],"oldFolders":[]}"#
    }

    func testAJournalThatNamesAHook() throws {
        let folder = try HostileFolder()
        try folder.shop.write("\(Self.journal)/old/0", "#!/bin/sh\n")
        try folder.shop.write(
            "\(Self.journal)/undo.json", undo(".git/hooks/pre-commit", wasThere: true))
        for line in Self.lines { try folder.expectRefusal(line, Refusal.foreignJournal) }
    }

    func testAJournalThatNamesOtherFiles() throws {
        let folder = try HostileFolder()
        try folder.shop.write("\(Self.journal)/old/0", "theirs\n")
        for path in [
            "Package.swift", ".git/config", "../Mine.swift", "/etc/passwd",
            "Sources/ShopScreens/X.swift",
        ] {
            for wasThere in [true, false] {
                try folder.shop.write("\(Self.journal)/undo.json", undo(path, wasThere: wasThere))
                try folder.expectRefusal("update", Refusal.foreignJournal)
            }
        }
    }

    func testAJournalThatIsEmptyOrIncomplete() throws {
        try HostileFolder.expectRefusal("update", Refusal.foreignJournal) {
            try $0.folder(Self.journal)
        }
        for path in ["new/0", "old/0", "undo.json", "draft.json", "deep/er/0"] {
            try HostileFolder.expectRefusal("update", Refusal.foreignJournal) {
                try $0.shop.write("\(Self.journal)/\(path)", "")
            }
        }
    }

    func testAJournalThatLeadsOut() throws {
        for part in ["old", "new", "old/0", "new/0", "undo.json"] {
            try HostileFolder.expectRefusal("update", Refusal.foreignJournal) {
                try $0.link("\(Self.journal)/\(part)", to: part.contains("0") ? "/0" : "")
            }
        }
        try HostileFolder.expectRefusal("update", Refusal.link(Self.journal)) {
            try $0.link(Self.journal)
        }
    }

    func testAJournalThatIsNoFolder() throws {
        try HostileFolder.expectRefusal("update", Refusal.notAFolder(Self.journal)) {
            try $0.shop.write(Self.journal, "")
        }
        try HostileFolder.expectRefusal("update", Refusal.notAFolder(Self.journal)) {
            try $0.pipe(Self.journal)
        }
    }

    func testOneInAFolderThatOthersWriteTo() throws {
        for path in ["Tea/Package.swift", ".bashrc", "../Mine.swift"] {
            let folder = try WorkFolder(["shared/\(Self.journal)/old/0": "theirs\n"])
            try folder.write("shared/\(Self.journal)/undo.json", undo(path, wasThere: true))
            try folder.expectRefusal("new package Tea --at shared", Refusal.foreignJournal)
        }
    }

    /// A run that was interrupted after it had emptied 'Sources/Mine.swift'.
    private func cutOff(_ shop: WorkFolder) throws {
        try shop.write("Sources/Mine.swift", "")
        try shop.write("\(Self.journal)/0", "theirs\n")
        try shop.writeRecord(
            #"{"changes":[{"path":"Sources/Mine.swift","before":"mine\n","after":""}],"#
                + #""newFolders":[],"oldFolders":[]}"#)
    }

    func testTheUsersOwnIsTakenBackInItsOwnFolderAlone() throws {
        let shop = try WorkFolder.shop()
        try cutOff(shop)
        let copy = shop.url.deletingLastPathComponent().appendingPathComponent("Copy")
        try FileManager.default.copyItem(at: shop.url, to: copy)
        try shop.expectRefusal("update --into ../Copy", Refusal.foreignJournal)
        try shop.expect(
            "update", output: nil,
            errors: "An earlier run was interrupted: its changes were taken back.\n")
        XCTAssertEqual(try shop.text("Sources/Mine.swift"), "mine\n")
    }

    func testAdditionsToAUsersFileAreLeftAndReported() throws {
        let shop = try WorkFolder.shop()
        try cutOff(shop)
        try shop.makeFolder("\(Self.journal)/x/y")
        try shop.expect(
            "generate screen Orders", output: nil,
            errors: "An earlier run was interrupted: its changes were taken back.\n"
                + Refusal.foreignJournal + "\n", status: 1)
        XCTAssertEqual(try shop.text("Sources/Mine.swift"), "mine\n")
        try shop.expectRefusal("generate screen Orders", Refusal.foreignJournal)
        try shop.remove(Self.journal)
        try shop.expect("generate screen Orders", output: nil)
    }

    func testTheUsersOwnIsNotTakenBackThroughALink() throws {
        for path in ["Sources", "Sources/Mine.swift"] {
            try HostileFolder.expectRefusal("update --into .", Refusal.link(path)) {
                try cutOff($0.shop)
                try $0.link(path, to: path.hasSuffix("swift") ? "/Mine.swift" : "")
                // Settings that lead elsewhere would be refused earlier.
                try $0.shop.write(
                    ".wayline/settings.json", #"{"sources": "Screens", "tests": "Checks"}"#)
            }
        }
        try HostileFolder.expectRefusal("update", Refusal.notAFile("Sources/Mine.swift")) {
            try cutOff($0.shop)
            try $0.folder("Sources/Mine.swift")
        }
    }

    func testAStateFolderThatOthersWriteTo() throws {
        let reason =
            "'~/.state/wayline' must be a folder that only you can write to: remove it, or choose "
            + "another with 'XDG_STATE_HOME=DIR'."
        let folder = try HostileFolder()
        try FileManager.default.createDirectory(
            at: folder.shop.home.runRecords, withIntermediateDirectories: true)
        for mode in [0o777, 0o770, 0o702] {
            try FileManager.default.setAttributes(
                [.posixPermissions: mode], ofItemAtPath: folder.shop.home.runRecords.path)
            try folder.expectRefusal("generate screen Orders", reason)
        }
        for isLink in [true, false] {
            try HostileFolder.expectRefusal("generate screen Orders", reason) {
                let folder = $0.shop.home.runRecords
                try FileManager.default.createDirectory(
                    at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
                if isLink {
                    try FileManager.default.createSymbolicLink(
                        at: folder, withDestinationURL: $0.outside.url)
                } else {
                    try "".write(to: folder, atomically: false, encoding: .utf8)
                }
            }
        }
    }

    func testWithoutAStateFolderNothingIsBegun() throws {
        let shop = try WorkFolder.shop()
        let app = BuildFolder.url.appendingPathComponent("wayline")
        let variables = ["XDG_STATE_HOME": "here", "HOME": ""]
        try shop.expectNoChange {
            let run = try Command(
                app, ["generate", "screen", "Orders"], environment: variables, folder: shop.url)
            XCTAssertEqual(
                run.errors,
                "There is no folder for the record of a run: set HOME or XDG_STATE_HOME to a full "
                    + "path.\n")
            XCTAssertEqual(run.status, 1)
        }
    }
}
