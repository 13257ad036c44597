package import Foundation
package import WaylineApplication

/// A folder that is removed when this object is released.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("screens-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        do { try FileManager.default.removeItem(at: url) } catch { print("left behind: \(error)") }
    }

    /// A folder in it that does not exist yet.
    package var data: FolderStore { FolderStore(dataURL.path) }
    package var dataURL: URL { url.appendingPathComponent("data") }
    package var database: URL { file("wayline.db") }

    package func file(_ name: String) -> URL {
        dataURL.appendingPathComponent(name)
    }

    /// All files in the data folder, by name.
    package func files() throws -> [String: Data] {
        let names = try FileManager.default.contentsOfDirectory(atPath: dataURL.path)
        return try names.reduce(into: [:]) { $0[$1] = try Data(contentsOf: file($1)) }
    }

    package func mode(of url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    package func setMode(_ mode: Int, of url: URL) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
    }
}
