/// The reason why bytes are not JSON as Wayline writes it. Offsets count bytes.
public indirect enum JSONError: Error, Hashable, Sendable {
    /// A byte that is not allowed here; nil if the bytes end.
    case unexpected(UInt8?, offset: Int, expected: String)
    /// Text that is not UTF-8, or half of a surrogate pair.
    case invalidText(offset: Int)
    /// An integer beyond the range of `Int`, or a number beyond that of `Double`.
    case numberOutOfRange(offset: Int)
    /// A name that occurs twice in an object.
    case repeatedName(String, offset: Int)
    /// A name with an unknown mark: see `RouteValue.text`.
    case unknownMark(offset: Int)
    /// Objects and arrays that are nested too deep.
    case tooDeep(offset: Int, limit: Int)
}

extension JSONError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unexpected(let byte, let offset, let expected):
            "\(Self.name(byte)) at byte \(offset), where \(expected) is needed"
        case .invalidText(let offset):
            "text that is not UTF-8 at byte \(offset)"
        case .numberOutOfRange(let offset):
            "a number out of range at byte \(offset)"
        case .repeatedName(let name, let offset):
            "the name \(name.quoted) a second time at byte \(offset)"
        case .unknownMark(let offset):
            "a wrong mark in the object that ends at byte \(offset): \(TextMark.rule)"
        case .tooDeep(let offset, let limit):
            "more than \(limit) levels at byte \(offset)"
        }
    }

    private static func name(_ byte: UInt8?) -> String {
        guard let byte else { return "the end" }
        let isPrintable = (0x21...0x7E).contains(byte)
        return isPrintable ? "'\(Character(Unicode.Scalar(byte)))'" : "byte value \(byte)"
    }
}
