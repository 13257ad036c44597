import Foundation

/// The sources of the project beside these tests.
enum SourceFiles {
    private static let package = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../..").standardized
    private static let root = package.appendingPathComponent("Sources")

    /// The texts of the Swift files for whose paths in Sources `isWanted` is true, by path.
    static func texts(_ isWanted: (String) -> Bool) throws -> [String: String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.path)
            .filter { $0.hasSuffix(".swift") && isWanted($0) }
            .reduce(into: [:]) {
                $0[$1] = try String(
                    contentsOf: root.appendingPathComponent($1), encoding: .utf8)
            }
    }

    /// Returns whether this file belongs to a generated screen that has a record. Such a screen has
    /// its own texts until its author moves them into the table.
    static func isGenerated(_ path: String) -> Bool {
        let folders = path.split(separator: "/").dropFirst()
        guard let screen = folders.first, folders.count > 1 else { return false }
        let record = package.appendingPathComponent(".wayline/screens/\(screen).json")
        return FileManager.default.fileExists(atPath: record.path)
    }
}
