/// A value as it is saved: versioned JSON that can be read and, with care, edited by hand.
///
///     let bytes = try Snapshot(state).bytes()
///     let state = try Snapshot(bytes: bytes).decode(NavigationState.self)
///
/// Secrets are left out. In an array their place is kept, so that what follows stays where it is.
public struct Snapshot: Hashable, Sendable {
    /// More bytes than these are neither written nor read. Reading takes up to 32 bytes of memory
    /// for each of them, if they were made for that.
    public static let largest = 1 << 24

    /// The meaning of the content. A change of that meaning counts it up.
    public let version: Int

    /// The saved value.
    public let content: RouteValue

    /// A snapshot of a value that is made of route values already: the fast way.
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
        var writer = JSONWriter(for: .saving)
        writer.write(literally: #"{"version":\#(version),"content":"#)
        let start = writer.bytes.count
        do {
            try writer.write(content)
        } catch {
            throw .unencodable(error)
        }
        let checksum = Self.checksum(of: writer.bytes[start...], version: version)
        writer.write(literally: #","checksum":"\#(checksum)"}"#)
        guard writer.bytes.count <= Self.largest else {
            throw .tooLarge(writer.bytes.count, limit: Self.largest)
        }
        return writer.bytes
    }

    /// Reads bytes that were saved. Whatever they are, they are read or refused.
    ///
    /// Bytes that were edited by hand are read if their checksum is taken out.
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

    private static func checksum(of content: ArraySlice<UInt8>, version: Int) -> String {
        var hash = StableHash()
        hash.add(UInt64(truncatingIfNeeded: version))
        for byte in content { hash.add(UInt64(byte)) }
        return String(hash.value, radix: 16)
    }
}

/// The reason for which a value could not be saved, or read back.
public enum SnapshotError: Error, Hashable, Sendable {
    /// It has more bytes than are allowed.
    case tooLarge(Int, limit: Int)
    /// The bytes are not JSON, or none that was written here.
    case malformed(JSONError)
    /// There is no version in it.
    case noVersion
    /// It was saved by a program that is newer, or too old.
    case unknownVersion(Int, known: ClosedRange<Int>)
    /// There is no content in it.
    case noContent
    /// The content is not what was written.
    case wrongChecksum
    /// The value did not encode.
    case unencodable(RouteEncodingError)
    /// The content is not of the type that was asked for.
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
