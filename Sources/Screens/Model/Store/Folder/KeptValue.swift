import FoundationEssentials
import WaylineSystem

/// A value that outlasts the machine, as JSON in a file that only its owner can read.
struct KeptValue<Value: Codable & Sendable>: Sendable {
    private let file: PrivateFile

    /// The value in the file with this name, e.g. "session.json".
    init(in folder: DataFolder, named name: String) {
        file = PrivateFile(in: folder.folder, named: name)
    }

    /// Returns the value; nil if there is no file, or no such value in it.
    func read() throws(StoreError) -> Value? {
        let read: [UInt8]?
        do throws(PrivateFileError) { read = try file.read() } catch { throw StoreError(error) }
        guard let bytes = read else { return nil }
        do { return try JSONDecoder().decode(Value.self, from: Data(bytes)) } catch { return nil }
    }

    /// Writes the value. If a process dies meanwhile, the file has either the old value or this
    /// one.
    func write(_ value: Value) throws(StoreError) {
        let bytes = try encoded(value)
        do throws(PrivateFileError) { try file.write(bytes) } catch { throw StoreError(error) }
    }

    func remove() throws(StoreError) {
        do throws(PrivateFileError) { try file.remove() } catch { throw StoreError(error) }
    }

    private func encoded(_ value: Value) throws(StoreError) -> [UInt8] {
        do {
            return Array(try JSONEncoder().encode(value))
        } catch {
            throw .failed(path: file.name, reason: "the value cannot be written as JSON")
        }
    }
}
