/// Tells whether bytes are still those that were written: FNV-1a, of 64 bits.
///
/// It is against accidents. Whoever means to can make bytes that fit it.
struct Checksum {
    private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    init(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
    }

    var text: String { String(hash, radix: 16) }
}
