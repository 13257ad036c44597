/// The 64-bit hash FNV-1a. It is the same in each run. It detects accidental changes, not
/// manipulation.
package struct StableHash {
    /// The hash of all bytes so far.
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The hash of these bytes.
    package init(_ bytes: some Sequence<UInt8> = []) {
        for byte in bytes { add(UInt64(byte)) }
    }

    /// The hash in 16 hexadecimal digits.
    package var digits: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    mutating func add(_ part: UInt64) {
        value = (value ^ part) &* 0x100_0000_01B3
    }
}
