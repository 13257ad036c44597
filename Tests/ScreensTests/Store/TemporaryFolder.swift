import Foundation
import WaylineApplication

@testable import Screens

/// A folder that is removed when this object is released.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("screens-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        do { try FileManager.default.removeItem(at: url) } catch { print("left behind: \(error)") }
    }

    /// A folder in it that does not exist yet.
    var data: FolderStore { FolderStore(dataURL.path) }
    var dataURL: URL { url.appendingPathComponent("data") }
    var database: URL { file("wayline.db") }

    func file(_ name: String) -> URL {
        dataURL.appendingPathComponent(name)
    }

    /// All files in the data folder, by name.
    func files() throws -> [String: Data] {
        let names = try FileManager.default.contentsOfDirectory(atPath: dataURL.path)
        return try names.reduce(into: [:]) { $0[$1] = try Data(contentsOf: file($1)) }
    }

    func mode(of url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    func setMode(_ mode: Int, of url: URL) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
    }
}
