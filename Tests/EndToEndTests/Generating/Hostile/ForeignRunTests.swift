import Foundation
import TestSupport
import XCTest

/// A run is taken back by the user's own record of it alone, and only in its own folder.
final class ForeignRunTests: XCTestCase {
    /// A run that was interrupted after it had emptied 'Sources/Mine.swift'.
    private func cutOff(_ shop: WorkFolder) throws {
        try shop.write("Sources/Mine.swift", "")
        try shop.writeRecord(
            #"{"changes":[{"path":"Sources/Mine.swift","before":"mine\n","after":""}],"#
                + #""newFolders":[],"oldFolders":[]}"#)
    }

    func testTheUsersOwnIsTakenBackInItsOwnFolderAlone() throws {
        let shop = try WorkFolder.shop()
        try cutOff(shop)
        let copy = shop.url.deletingLastPathComponent().appendingPathComponent("Copy")
        try FileManager.default.copyItem(at: shop.url, to: copy)
        try shop.expectNoChange { try shop.expect("update --into ../Copy", output: nil) }
        try shop.expect(
            "update", output: nil,
            errors: "An earlier run was interrupted: its changes were taken back.\n")
        XCTAssertEqual(try shop.text("Sources/Mine.swift"), "mine\n")
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
            let run = try ProgramRun(
                app, ["generate", "screen", "Orders"], environment: variables, folder: shop.url)
            XCTAssertEqual(
                run.errors,
                "There is no folder for the record of a run: set HOME or XDG_STATE_HOME to a full "
                    + "path.\n")
            XCTAssertEqual(run.status, 1)
        }
    }
}
