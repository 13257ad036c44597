/// Collects the bytes of a paste, up to the sequence that ends it.
struct PastedText {
    private static let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

    private let limit: Int
    private var bytes: [UInt8] = []
    private var lost = 0
    private var matched = 0

    /// Creates a collector that keeps `limit` bytes and counts the others.
    init(limit: Int) {
        self.limit = limit
    }

    /// True if it keeps no more bytes.
    var isFull: Bool { bytes.count >= limit }

    /// Takes a byte. Returns whether it ends the paste.
    mutating func takesEnd(with byte: UInt8) -> Bool {
        if byte == Self.end[matched] {
            matched += 1
            return matched == Self.end.count
        }
        for index in 0..<matched { keep(Self.end[index]) }
        matched = byte == Self.end[0] ? 1 : 0
        if matched == 0 { keep(byte) }
        return false
    }

    /// Removes each ^C at its end. Returns whether there was one.
    mutating func dropInterrupts() -> Bool {
        let count = bytes.reversed().prefix { $0 == 0x03 }.count
        bytes.removeLast(count)
        return count > 0
    }

    private mutating func keep(_ byte: UInt8) {
        if lost == 0 && bytes.count < limit { bytes.append(byte) } else { lost += 1 }
    }

    /// Returns the paste.
    mutating func finished() -> Key {
        if lost > 0 { dropLastScalar() }
        return .paste(String(decoding: linesEnded(), as: UTF8.self), lost: lost)
    }

    /// Drops the last scalar, which the limit may have cut in two.
    private mutating func dropLastScalar() {
        var rest = 3
        while rest > 0, let last = bytes.last, last & 0xC0 == 0x80 {
            bytes.removeLast()
            lost += 1
            rest -= 1
        }
        if bytes.popLast() != nil { lost += 1 }
    }

    private func linesEnded() -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var previous: UInt8 = 0
        for byte in bytes {
            if byte != 0x0A || previous != 0x0D { result.append(byte == 0x0D ? 0x0A : byte) }
            previous = byte
        }
        return result
    }
}
