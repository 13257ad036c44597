/// Why a value could not be saved, or read back.
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
