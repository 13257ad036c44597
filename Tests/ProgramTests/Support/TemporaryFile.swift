import Foundation

/// A file that is removed when this object is released.
final class TemporaryFile: Sendable {
    let path: String

    init(_ bytes: some Sequence<UInt8>) throws {
        path =
            FileManager.default.temporaryDirectory
            .appendingPathComponent("app-main-\(UUID().uuidString)").path
        try Data(bytes).write(to: URL(fileURLWithPath: path))
    }

    convenience init(_ text: String) throws {
        try self.init(text.utf8)
    }

    deinit {
        do { try FileManager.default.removeItem(atPath: path) } catch { print("left: \(error)") }
    }
}
