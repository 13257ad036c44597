import FoundationEssentials

/// A value that outlasts the process, as JSON in a file that its owner alone may read.
package struct KeptValue<Value: Codable & Sendable>: Sendable {
    private let file: PrivateFile

    /// The value in the file of this name, e.g. "session.json".
    package init(in folder: DataFolder, named name: String) {
        file = PrivateFile(folder: folder, name: name)
    }

    init(in folder: DataFolder, named name: String, outlasts: PrivateFile.Lifetime) {
        file = PrivateFile(folder: folder, name: name, outlasts: outlasts)
    }

    /// The value; nil if there is no file, or none that holds such a value.
    package func read() throws(StoreError) -> Value? {
        guard let bytes = try file.read() else { return nil }
        do { return try JSONDecoder().decode(Value.self, from: Data(bytes)) } catch { return nil }
    }

    /// Whenever a process dies, the file holds the value before, or this one.
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
