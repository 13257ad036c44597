import FoundationEssentials
import WaylineApplication

/// Values that outlast the machine, as JSON in a file that only its owner can read.
extension FolderStore {
    /// Returns the value of this name; nil if there is no file, or no such value in it.
    func value<Value: Decodable>(_ name: String) throws(StoreError) -> Value? {
        guard let bytes = try StoreError.of({ () throws(PlaceStoreError) in try read(name) })
        else { return nil }
        do { return try JSONDecoder().decode(Value.self, from: Data(bytes)) } catch { return nil }
    }

    /// Writes the value of this name. If a process dies meanwhile, the file has either the old
    /// value or this one.
    func keep(_ value: some Encodable, as name: String) throws(StoreError) {
        let bytes: [UInt8]
        do { bytes = Array(try JSONEncoder().encode(value)) } catch {
            throw .failed(path: name, reason: "the value cannot be written as JSON")
        }
        try StoreError.of { () throws(PlaceStoreError) in
            try write(bytes, as: name, outlastingMachine: true)
        }
    }

    /// Removes the value of this name, if there is one.
    func forget(_ name: String) throws(StoreError) {
        try StoreError.of { () throws(PlaceStoreError) in try remove(name) }
    }
}

extension StoreError {
    /// Returns the result of `body`, and translates its failure.
    static func of<Result>(
        _ body: () throws(PlaceStoreError) -> Result
    ) throws(StoreError) -> Result {
        do throws(PlaceStoreError) { return try body() } catch { throw StoreError(error) }
    }

    init(_ error: PlaceStoreError) {
        switch error {
        case .noHome: self = .noHome
        case .folder(let path, let reason): self = .folder(path: path, reason: reason)
        case .unreadable(let path), .readOnly(let path): self = .readOnly(path: path)
        case .diskFull(let path): self = .diskFull(path: path)
        case .busy(let path): self = .busy(path: path)
        case .failed(let path, let reason): self = .failed(path: path, reason: reason)
        }
    }
}
