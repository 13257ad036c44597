import XCTest

@testable import WaylineGenerator

/// No path leads out of the folder, and paths are distinguished by their bytes.
final class SystemFilesTests: XCTestCase {
    func testALinkIsNotFollowedAtAnyLevel() throws {
        let outside = try TemporaryTree(["a/b/file": "mine\n"])
        for place in ["a", "a/b"] {
            let tree = try TemporaryTree()
            let link = tree.url.appendingPathComponent(place)
            try FileManager.default.createDirectory(
                at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                at: link, withDestinationURL: outside.url.appendingPathComponent(place))
            let before = try outside.snapshot()
            for work in works(tree.files) {
                XCTAssertThrowsError(try work("a/b/file"))
            }
            XCTAssertEqual(try outside.snapshot(), before)
        }
    }

    /// Every operation in a folder, except those on a link itself.
    private func works(_ files: SystemFiles) -> [(String) throws -> Void] {
        [
            { _ = try files.read($0) },
            { _ = try files.entries(of: $0.replacing("/file", with: "")) },
            { try files.write($0, [], mode: nil) }, { try files.makeFolder($0) },
        ]
    }

    func testFoldersWhoseNamesAreEqualAsTextsAreTwo() throws {
        let tree = try TemporaryTree()
        defer { withExtendedLifetime(tree) {} }
        let files = tree.files
        for name in ["\u{E9}", "e\u{301}"] {
            try files.makeFolder(name)
            try files.write("\(name)/file", Array(name.utf8), mode: nil)
        }
        for name in ["\u{E9}", "e\u{301}"] {
            XCTAssertEqual(try files.read("\(name)/file"), Array(name.utf8))
        }
    }

    func testAFolderThatComesAgainIsFoundAgain() throws {
        let tree = try TemporaryTree()
        defer { withExtendedLifetime(tree) {} }
        let files = tree.files
        for text in ["a", "b"] {
            try files.makeFolder("folder")
            try files.write("folder/file", Array(text.utf8), mode: nil)
            XCTAssertEqual(try files.read("folder/file"), Array(text.utf8))
            try files.remove("folder/file")
            try files.removeFolder("folder")
        }
    }

    func testAFileInPlaceOfAFolderIsAnError() throws {
        let tree = try TemporaryTree(["a": "mine\n"])
        for work in works(tree.files) {
            XCTAssertThrowsError(try work("a/b/file")) {
                XCTAssertEqual($0 as? GeneratorError, .notAFolder("a"))
            }
        }
    }

    func testAWriteReplacesAFileAndTheDraftOfADeadProcess() throws {
        let tree = try TemporaryTree(["file": "old", "file".draft: "hal"])
        try tree.files.write("file", Array("new".utf8), mode: nil)
        XCTAssertEqual(try tree.text("file"), "new")
        XCTAssertFalse(tree.exists("file".draft))
    }
}
