import Foundation

@testable import WaylineGenerator

/// A new folder, which is removed when this object is released.
final class TemporaryTree: Sendable {
    let url: URL

    init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("wayline-tree-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(path, text) }
    }

    deinit {
        for folder in [url, state] where FileManager.default.fileExists(atPath: folder.path) {
            do {
                try FileManager.default.removeItem(at: folder)
            } catch {
                print("left behind: \(error)")
            }
        }
    }

    var files: SystemFiles { SystemFiles(root: url.path) }

    /// The folder beside it in which runs keep their undo information.
    var state: URL { url.appendingPathExtension("state") }

    /// Carries out plans here. The faults apply to the folder and to the undo information.
    func transaction(
        _ fault: FaultyFiles.Fault? = nil, at counter: Counter = Counter(left: 0)
    ) throws -> FileTransaction {
        let state = SystemFiles(root: state.path)
        guard let fault else {
            return try FileTransaction(files, UndoStore(of: url.path, in: state.root, state))
        }
        return try FileTransaction(
            FaultyFiles.files(root: files.root, fault, counter),
            UndoStore(
                of: url.path, in: state.root,
                FaultyFiles.files(root: state.root, fault, counter)))
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

    /// Removes the object at a path, if there is one.
    func remove(_ path: String) throws {
        guard exists(path) else { return }
        try FileManager.default.removeItem(at: url.appendingPathComponent(path))
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url.appendingPathComponent(path).path)
    }

    /// Every file with its text and its permissions, and every folder.
    func snapshot() throws -> [String: String] {
        var found: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
            let full = url.appendingPathComponent(path).path
            let attributes = try FileManager.default.attributesOfItem(atPath: full)
            let mode = attributes[.posixPermissions] as? Int ?? 0
            let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
            let text = isFolder ? "" : try self.text(path)
            found[path] = "\(String(mode, radix: 8)) \(isFolder ? "folder" : text)"
        }
        return found
    }
}
