/// Tells whether a version and a content are still those that were written: FNV-1a, of 64 bits.
///
/// It is against accidents. Whoever means to can make bytes that fit it.
struct Checksum {
    private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    init(_ content: ArraySlice<UInt8>, version: Int) {
        add(UInt64(truncatingIfNeeded: version))
        for byte in content { add(UInt64(byte)) }
    }

    var text: String { String(hash, radix: 16) }

    private mutating func add(_ part: UInt64) {
        hash = (hash ^ part) &* 0x100_0000_01B3
    }
}
