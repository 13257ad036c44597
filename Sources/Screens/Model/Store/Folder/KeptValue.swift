import FoundationEssentials
import WaylineSystem

/// A value that outlasts the process, as JSON in a file that only its owner can read.
package struct KeptValue<Value: Codable & Sendable>: Sendable {
    private let file: PrivateFile

    /// The value in the file with this name, e.g. "session.json".
    package init(in folder: DataFolder, named name: String) {
        file = PrivateFile(folder: folder, name: name)
    }

    init(in folder: DataFolder, named name: String, outlasts: PrivateFile.Lifetime) {
        file = PrivateFile(folder: folder, name: name, outlasts: outlasts)
    }

    /// Returns the value; nil if there is no file, or no such value in it.
    package func read() throws(StoreError) -> Value? {
        guard let bytes = try file.read() else { return nil }
        do { return try JSONDecoder().decode(Value.self, from: Data(bytes)) } catch { return nil }
    }

    /// Writes the value. If a process dies meanwhile, the file has either the old value or this
    /// one.
    package func write(_ value: Value) throws(StoreError) {
        try file.write(encoded(value))
    }

    package func remove() throws(StoreError) {
        try file.remove()
    }

    private func encoded(_ value: Value) throws(StoreError) -> [UInt8] {
        do {
            return Array(try JSONEncoder().encode(value))
        } catch {
            throw .failed(path: file.name, reason: "the value cannot be written as JSON")
        }
    }
}

/// A small file that only its owner can read. It is replaced as a whole: if a process dies
/// meanwhile, the file has either the old contents or the new ones.
struct PrivateFile: Sendable {
    /// The event that a written file outlasts.
    enum Lifetime {
        case process
        case machine
    }

    /// A size that no such file reaches. Reading stops there, so that a longer file does not parse.
    private static let limit = 1 << 24

    /// The milliseconds to wait for another process that writes.
    private static let patience = 5000

    let folder: DataFolder
    let name: String
    var outlasts = Lifetime.machine

    private var path: String { folder.file(name) }

    /// Returns the contents; nil if there is no such file.
    func read() throws(StoreError) -> [UInt8]? {
        do throws(SystemError) {
            let file = try Platform.openForReading(path)
            defer { Platform.closeDescriptor(file) }
            return try Platform.readAll(file, limit: Self.limit)
        } catch {
            if error.kind == .missing { return nil }
            throw StoreError(error, file: path)
        }
    }

    /// Replaces the contents. When this returns, they outlast `outlasts`.
    func write(_ bytes: [UInt8]) throws(StoreError) {
        try folder.prepare()
        // One draft name for all processes, so that a process that dies leaves at most one file.
        let lock = try FolderLock(folder, patience: Self.patience)
        defer { lock.release() }
        let draft = "\(path).draft"
        do throws(SystemError) {
            try Platform.remove(draft)
            try write(bytes, draft: draft)
            try Platform.rename(draft, to: path)
            if outlasts == .machine { try Platform.synchronise(folder: folder.path) }
        } catch {
            discard(draft)
            throw StoreError(error, file: path)
        }
    }

    /// Removes the file. Does nothing if there is none.
    func remove() throws(StoreError) {
        do throws(SystemError) {
            try Platform.remove(path)
        } catch {
            throw StoreError(error, file: path)
        }
    }

    private func write(_ bytes: [UInt8], draft: String) throws(SystemError) {
        let file = try Platform.createPrivateFile(draft)
        do throws(SystemError) {
            try Platform.writeAll(bytes, to: file)
            if outlasts == .machine { try Platform.synchronise(file) }
        } catch {
            Platform.closeDescriptor(file)
            throw error
        }
        try Platform.closeWritten(file)
    }

    /// Removes the draft, and ignores a failure: the caller throws an earlier one.
    private func discard(_ draft: String) {
        do { try Platform.remove(draft) } catch {}
    }
}
