import Foundation

/// The files of the project beside these tests.
enum Project {
    static func url(_ path: String) -> URL {
        URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../\(path)").standardized
    }
}
