/// A hash of 128 bits over texts and numbers.
struct Digest: Hashable, Sendable {
    private var high: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var low: UInt64 = 0xC2B2_AE3D_27D4_EB4F

    mutating func add(_ word: UInt64) {
        low = (low ^ word) &* 0xFF51_AFD7_ED55_8CCD
        low ^= low >> 32
        high = (high &+ word ^ (low << 13 | low >> 51)) &* 0xC4CE_B9FE_1A85_EC53
        high ^= high >> 29
    }

    mutating func add(_ number: Int) {
        add(UInt64(bitPattern: Int64(number)))
    }

    mutating func add(_ isTrue: Bool) {
        add(isTrue ? 1 as UInt64 : 2)
    }

    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            add(UInt64(bytes.count))
            let all = UnsafeRawBufferPointer(bytes)
            let whole = all.count & ~7
            var word: UInt64 = 0
            for place in stride(from: 0, to: whole, by: 8) {
                word = UInt64(bigEndian: all.loadUnaligned(fromByteOffset: place, as: UInt64.self))
                add(word)
            }
            for byte in all[whole...] { word = word << 8 | UInt64(byte) }
            add(word)
        }
    }

    /// The digest, shortened to a number.
    var number: Int { Int(truncatingIfNeeded: high ^ low) }

    /// The digest, shortened to eight digits.
    var shortText: String {
        let digits = String(UInt32(truncatingIfNeeded: high ^ low), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
