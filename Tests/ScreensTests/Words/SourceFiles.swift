import Foundation

/// The sources of the project, as they stand beside these tests.
enum SourceFiles {
    private static let root = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../../Sources").standardized

    /// The texts of the Swift files whose paths from Sources `isWanted`, by these paths.
    static func texts(_ isWanted: (String) -> Bool) throws -> [String: String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.path)
            .filter { $0.hasSuffix(".swift") && isWanted($0) }
            .reduce(into: [:]) {
                $0[$1] = try String(
                    contentsOf: root.appendingPathComponent($1), encoding: .utf8)
            }
    }
}
