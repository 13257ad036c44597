/// A sum of 128 bits over numbers and texts, in their order. It is the same in every run and on
/// every platform.
package struct Digest: Hashable, Sendable {
    private(set) var high: UInt64 = 0x9E37_79B9_7F4A_7C15
    private(set) var low: UInt64 = 0xC2B2_AE3D_27D4_EB4F

    package init() {}

    /// The digest, shortened to a number.
    package var number: Int { Int(truncatingIfNeeded: high ^ low) }

    package mutating func add(_ word: UInt64) {
        // This is a bijection of `low`: two different words give two different states.
        low = (low ^ word) &* 0xFF51_AFD7_ED55_8CCD
        low ^= low >> 32
        high = (high &+ word ^ (low << 13 | low >> 51)) &* 0xC4CE_B9FE_1A85_EC53
        high ^= high >> 29
    }

    package mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    mutating func add(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { add($0) }
    }

    package mutating func add(_ place: PlaceDigest?) {
        add(place?.high ?? 0)
        add(place?.low ?? 0)
    }

    /// Adds the number of bytes, then the bytes, eight at a time.
    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        add(UInt64(bytes.count))
        let whole = bytes.count & ~7
        var word: UInt64 = 0
        for place in stride(from: 0, to: whole, by: 8) {
            word = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            add(word)
        }
        for byte in bytes[whole...] { word = word << 8 | UInt64(byte) }
        add(word)
    }
}
