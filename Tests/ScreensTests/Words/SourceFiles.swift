import Foundation

/// The sources of the project, as they stand beside these tests.
enum SourceFiles {
    private static let package = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../..").standardized
    private static let root = package.appendingPathComponent("Sources")

    /// The texts of the Swift files whose paths from Sources `isWanted`, by these paths.
    static func texts(_ isWanted: (String) -> Bool) throws -> [String: String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.path)
            .filter { $0.hasSuffix(".swift") && isWanted($0) }
            .reduce(into: [:]) {
                $0[$1] = try String(
                    contentsOf: root.appendingPathComponent($1), encoding: .utf8)
            }
    }

    /// Whether this file belongs to a screen that the generator made and keeps a record of. Such a
    /// screen has words of its own, until whoever asked for it puts them into the table.
    static func isGenerated(_ path: String) -> Bool {
        let folders = path.split(separator: "/").dropFirst()
        guard let screen = folders.first, folders.count > 1 else { return false }
        let record = package.appendingPathComponent(".wayline/screens/\(screen).json")
        return FileManager.default.fileExists(atPath: record.path)
    }
}
