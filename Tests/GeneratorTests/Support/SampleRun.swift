import Foundation

@testable import WaylineGenerator

/// A plan with each kind of change, and the files that it changes.
enum SampleRun {
    /// Two new files in new folders, one edited file, and one that is deleted with its folder.
    static let plan = Plan(
        files: [
            PlannedFile(
                path: "kept/list", before: Array("old\n".utf8),
                after: Array("new\n".utf8)),
            PlannedFile(
                path: "new/deep/first", before: nil,
                after: Array("first\n".utf8)),
            PlannedFile(
                path: "new/second", before: nil, after: Array("2\n".utf8)),
            PlannedFile(
                path: "old/gone", before: Array("gone\n".utf8), after: nil),
        ],
        newFolders: ["new", "new/deep"], oldFolders: ["old"])

    static func tree() throws -> TemporaryTree {
        let tree = try TemporaryTree(["kept/list": "old\n", "old/gone": "gone\n", "other": "x"])
        let path = tree.url.appendingPathComponent("kept/list").path
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        return tree
    }
}
