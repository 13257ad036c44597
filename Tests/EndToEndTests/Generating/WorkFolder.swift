import Foundation
import TestSupport

@testable import WaylineGenerator

/// A temporary folder in which a user works with the program `wayline`, or another. It is removed
/// with this object.
final class WorkFolder {
    let url: URL
    let home: AppHome
    private let program: String

    /// A folder with these files.
    convenience init(_ files: [String: String] = [:], program: String = "wayline") throws {
        let home = AppHome()
        try self.init(
            home.url.appendingPathComponent("Work"), home: home, program: program)
        for (path, text) in files { try write(path, text) }
    }

    /// The package that 'wayline new package Shop' makes, with a small template and these files.
    static func shop(
        _ files: [String: String] = [:], program: String = "wayline"
    ) throws -> WorkFolder {
        let home = AppHome()
        let shop = try WorkFolder(
            home.url.appendingPathComponent("Shop"), home: home, program: program)
        let all = try newPackage.get().merging(tiny) { $1 }.merging(files) { $1 }
        for (path, text) in all { try shop.write(path, text) }
        return shop
    }

    /// The files that 'wayline new package Shop' makes. It is run once for all tests.
    private static let newPackage = Result {
        let home = AppHome()
        let above = try WorkFolder(home.url, home: home)
        try above.expect("new package Shop", output: nil, errors: nil)
        let shop = try WorkFolder(above.url.appendingPathComponent("Shop"), home: home)
        let paths = try shop.tree().files
        return Dictionary(uniqueKeysWithValues: try paths.map { ($0, try shop.text($0)) })
    }

    private init(_ url: URL, home: AppHome, program: String = "wayline") throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        self.url = url.resolvingSymlinksInPath()
        self.home = home
        self.program = program
    }

    func run(_ words: [String], by launcher: Launcher = .none) throws -> ProgramRun {
        let built = BuildFolder.url.appendingPathComponent(program)
        let (executable, line) =
            launcher.words.isEmpty
            ? (built, words)
            : (URL(fileURLWithPath: "/usr/bin/env"), launcher.words + [built.path] + words)
        return try ProgramRun(executable, line, environment: home.environment, folder: url)
    }

    func tree() throws -> FileTree { try FileTree(url) }

    func isThere(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url.appendingPathComponent(path).path)
    }

    func write(_ path: String, _ text: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: false, encoding: .utf8)
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
    }

    /// Replaces `old` by `new` in a file.
    func edit(_ path: String, _ old: String, _ new: String) throws {
        try write(path, text(path).replacing(old, with: new))
    }

    func append(_ text: String, to path: String) throws {
        try write(path, self.text(path) + text)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: url.appendingPathComponent(path))
    }

    func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(
            at: url.appendingPathComponent(path), withIntermediateDirectories: true)
    }

    /// Writes the record of an interrupted run, outside of the folder.
    func writeRecord(_ changes: String) throws {
        let records = home.runRecords
        try FileManager.default.createDirectory(
            at: records, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let store = try UndoStore(
            of: url.path, in: records.path, SystemFiles(root: records.path))
        try changes.write(
            to: records.appendingPathComponent(store.name), atomically: false, encoding: .utf8)
    }

    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: url.appendingPathComponent(path).path, withDestinationPath: target)
    }

    static let list = "Sources/ShopScreens/ScreenList.swift"
    static let templates = ".wayline/templates/tiny"

    private static let tiny = [
        "\(templates)/screen/{{Name}}Screen.swift": "struct {{Name}}Screen {}\n",
        "\(templates)/screen/{{Name}}Listing.swift":
            "extension Listed { static var {{name}}: Listed }\n",
        "\(templates)/tests/{{Name}}Tests.swift": "class {{Name}}Tests {}\n",
    ]
}
