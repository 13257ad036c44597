/// A saved value: versioned JSON that people can read and, with care, edit.
///
///     let bytes = try Snapshot(state).bytes()
///     let state = try Snapshot(bytes: bytes).decode(NavigationState.self)
///
/// Secrets are omitted. In an array, their places are kept, so the other elements keep theirs.
public struct Snapshot: Hashable, Sendable {
    /// The maximum number of bytes that are written or read. In the worst case, reading takes 32
    /// bytes of memory for each byte.
    public static let largest = 1 << 24

    /// The version of the content's format.
    public let version: Int

    /// The saved value.
    public let content: RouteValue

    /// A snapshot of a route value. This is faster than encoding another value.
    public init(content: RouteValue, version: Int = 1) {
        self.content = content
        self.version = version
    }

    /// A snapshot of any value.
    public init(_ value: some Encodable, version: Int = 1) throws(SnapshotError) {
        do {
            self.init(content: try RouteValue(encoding: value), version: version)
        } catch {
            throw .unencodable(error)
        }
    }

    /// Reads the content as a `type`. Secrets come back blank, see `RouteValue.decode(_:)`.
    public func decode<Output: Decodable>(
        _ type: Output.Type
    ) throws(SnapshotError) -> Output {
        do {
            return try content.decode(type)
        } catch {
            throw .undecodable(error)
        }
    }
}

extension Snapshot {
    /// The bytes to save: `{"version":1,"content":…,"checksum":"…"}`, the same for the same
    /// content.
    public func bytes() throws(SnapshotError) -> [UInt8] {
        try Self.bytes(version: version) { (writer) throws(RouteEncodingError) in
            try writer.write(content)
        }
    }

    /// The bytes to save, with the content that `write` writes.
    package static func bytes(
        version: Int = 1, of write: (inout JSONWriter) throws(RouteEncodingError) -> Void
    ) throws(SnapshotError) -> [UInt8] {
        var writer = JSONWriter(for: .saving)
        writer.write(literally: #"{"version":"#)
        writer.write(version)
        writer.write(literally: #","content":"#)
        let start = writer.bytes.count
        do {
            try write(&writer)
        } catch {
            throw .unencodable(error)
        }
        let sum = checksum(of: writer.bytes[start...], version: version)
        writer.write(literally: #","checksum":"#)
        writer.write(sum)
        writer.write(literally: "}")
        guard writer.bytes.count <= largest else {
            throw .tooLarge(writer.bytes.count, limit: largest)
        }
        return writer.bytes
    }

    /// Reads saved bytes, or throws. Never traps, whatever the bytes are.
    ///
    /// To edit the bytes by hand, remove their checksum.
    public init(bytes: [UInt8], versions: ClosedRange<Int> = 1...1) throws(SnapshotError) {
        guard bytes.count <= Self.largest else {
            throw .tooLarge(bytes.count, limit: Self.largest)
        }
        var reader = JSONReader(bytes, outerLevels: 1)
        let fields: [String: RouteValue]
        var saved = 0..<0
        do throws(JSONError) {
            fields = try reader.readFields { if $0 == "content" { saved = $1 } }
            try reader.readEnd()
        } catch {
            throw .malformed(error)
        }
        guard case .int(let version)? = fields["version"] else { throw .noVersion }
        guard versions.contains(version) else { throw .unknownVersion(version, known: versions) }
        guard let content = fields["content"] else { throw .noContent }
        let checksum = Self.checksum(of: bytes[saved], version: version)
        guard (fields["checksum"] ?? .string(checksum)) == .string(checksum) else {
            throw .wrongChecksum
        }
        self.init(content: content, version: version)
    }

    /// Returns the content of version 1 that `read` reads; nil if the bytes have another form than
    /// the one that ``bytes()`` writes. Then read them as a snapshot of any value.
    package static func content<Content>(
        of bytes: [UInt8], _ read: (inout JSONReader) throws(JSONError) -> Content
    ) -> Content? {
        guard bytes.count <= largest else { return nil }
        var reader = JSONReader(bytes, outerLevels: 1)
        do throws(JSONError) {
            try reader.open(#"{"version":1,"content":"#)
            let start = reader.offset
            let content = try read(&reader)
            let saved = bytes[start..<reader.offset]
            if reader.skip(literally: #","checksum":"#) {
                guard try reader.readText() == checksum(of: saved, version: 1) else { return nil }
            }
            try reader.close("}")
            try reader.readEnd()
            return content
        } catch {
            return nil
        }
    }

    private static func checksum(of content: ArraySlice<UInt8>, version: Int) -> String {
        var hash = StableHash()
        hash.add(UInt64(truncatingIfNeeded: version))
        for byte in content { hash.add(UInt64(byte)) }
        return String(hash.value, radix: 16)
    }
}

/// The reason why a value could not be saved or read.
public indirect enum SnapshotError: Error, Hashable, Sendable {
    /// The value has too many bytes.
    case tooLarge(Int, limit: Int)
    /// The bytes are not JSON as Wayline writes it.
    case malformed(JSONError)
    /// The version is missing.
    case noVersion
    /// The version is newer than this program, or too old.
    case unknownVersion(Int, known: ClosedRange<Int>)
    /// The content is missing.
    case noContent
    /// The content does not match its checksum.
    case wrongChecksum
    /// The value could not be encoded.
    case unencodable(RouteEncodingError)
    /// The content does not have the requested type.
    case undecodable(RouteDecodingError)
}

extension SnapshotError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tooLarge(let size, let limit):
            "A snapshot of \(size) bytes is too large: \(limit) are allowed."
        case .malformed(let error):
            "The snapshot is damaged: there is \(error)."
        case .noVersion:
            "The snapshot has no version: it was not saved by Snapshot."
        case .unknownVersion(let version, let known):
            "The snapshot has version \(version), and known are \(known.lowerBound) to "
                + "\(known.upperBound). Read it with the program that saved it."
        case .noContent:
            "The snapshot has no content: it was not saved by Snapshot."
        case .wrongChecksum:
            "The snapshot is damaged: its checksum is wrong. If you edited it, take out 'checksum'."
        case .unencodable(let error):
            "The value cannot be saved: \(error)"
        case .undecodable(let error):
            "The snapshot does not fit: \(error)"
        }
    }
}
