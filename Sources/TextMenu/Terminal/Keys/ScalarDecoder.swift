/// Makes scalars of UTF-8 that arrives byte by byte.
///
/// Broken UTF-8 is repaired as `String(decoding:as:)` repairs it.
struct ScalarDecoder {
    enum Output {
        case more
        case scalar(Unicode.Scalar)
        /// The bytes so far are not a scalar. If `again`, the last byte begins the next one.
        case broken(again: Bool)
    }

    private var value: UInt32 = 0
    private var missing = 0
    private var expected: ClosedRange<UInt8> = 0x80...0xBF

    var isInside: Bool { missing > 0 }

    mutating func take(_ byte: UInt8) -> Output {
        isInside ? follow(byte) : begin(byte)
    }

    private mutating func begin(_ byte: UInt8) -> Output {
        switch byte {
        case 0x00...0x7F: return .scalar(Unicode.Scalar(byte))
        case 0xC2...0xDF: (value, missing) = (UInt32(byte & 0x1F), 1)
        case 0xE0...0xEF: (value, missing) = (UInt32(byte & 0x0F), 2)
        case 0xF0...0xF4: (value, missing) = (UInt32(byte & 0x07), 3)
        default: return .broken(again: false)
        }
        expected = Self.second(after: byte)
        return .more
    }

    private mutating func follow(_ byte: UInt8) -> Output {
        guard expected.contains(byte) else {
            missing = 0
            return .broken(again: true)
        }
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        expected = 0x80...0xBF
        if missing > 0 { return .more }
        return Unicode.Scalar(value).map(Output.scalar) ?? .broken(again: false)
    }

    /// The bytes that may follow a first byte: no overlong form, no surrogate, nothing beyond the
    /// last scalar.
    private static func second(after first: UInt8) -> ClosedRange<UInt8> {
        switch first {
        case 0xE0: 0xA0...0xBF
        case 0xED: 0x80...0x9F
        case 0xF0: 0x90...0xBF
        case 0xF4: 0x80...0x8F
        default: 0x80...0xBF
        }
    }
}
