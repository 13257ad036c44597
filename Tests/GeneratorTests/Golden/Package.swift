import Foundation

/// The package of these tests.
enum Package {
    private static let folder = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../..").standardized

    static func file(_ path: String) -> URL {
        folder.appendingPathComponent(path)
    }
}
