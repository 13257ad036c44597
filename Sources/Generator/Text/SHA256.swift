/// The SHA-256 hash of FIPS 180-4. It shows whether a file has changed.
package struct SHA256: Hashable, Sendable {
    /// The hash in 64 hexadecimal digits.
    package let hex: String

    package init(of text: String) {
        self.init(of: Array(text.utf8))
    }

    package init(of bytes: [UInt8]) {
        var state: SIMD8<UInt32> = [
            0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
            0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
        ]
        let tail = Self.tail(of: bytes)
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
            bytes.withUnsafeBytes { Self.add($0, to: &state, words) }
            tail.withUnsafeBytes { Self.add($0, to: &state, words) }
        }
        hex = state.indices.map { Self.hex(state[$0]) }.joined()
    }

    /// Returns the last bytes, fewer than a block, with the padding: a one, zeros and the number of
    /// bits.
    private static func tail(of bytes: [UInt8]) -> [UInt8] {
        var tail = Array(bytes.suffix(bytes.count % 64)) + [0x80]
        tail += Array(repeating: 0, count: (120 - tail.count) % 64)
        let bits = UInt64(bytes.count) * 8
        tail += stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> $0) }
        return tail
    }

    /// Adds all whole blocks. `words` is a buffer for the words of one block.
    private static func add(
        _ bytes: UnsafeRawBufferPointer, to state: inout SIMD8<UInt32>,
        _ words: UnsafeMutableBufferPointer<UInt32>
    ) {
        constants.withUnsafeBufferPointer { constants in
            for start in stride(from: 0, to: bytes.count / 64 * 64, by: 64) {
                for word in 0..<16 {
                    let place = start + 4 * word
                    let value = bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
                    words[word] = UInt32(bigEndian: value)
                }
                expand(words)
                compress(words, constants, into: &state)
            }
        }
    }

    private static func expand(_ words: UnsafeMutableBufferPointer<UInt32>) {
        for word in 16..<64 {
            let (early, late) = (words[word - 15], words[word - 2])
            words[word] =
                words[word - 16] &+ words[word - 7]
                &+ (early.turned(7) ^ early.turned(18) ^ early >> 3)
                &+ (late.turned(17) ^ late.turned(19) ^ late >> 10)
        }
    }

    private static func compress(
        _ words: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>,
        into state: inout SIMD8<UInt32>
    ) {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for round in 0..<64 {
            let chosen = (e & f) ^ (~e & g)
            let first =
                h &+ (e.turned(6) ^ e.turned(11) ^ e.turned(25)) &+ chosen
                &+ constants[round] &+ words[round]
            let majority = (a & b) ^ (a & c) ^ (b & c)
            let second = (a.turned(2) ^ a.turned(13) ^ a.turned(22)) &+ majority
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ second)
        }
        state &+= [a, b, c, d, e, f, g, h]
    }

    private static func hex(_ word: UInt32) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
        0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
        0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
        0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
        0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
        0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
        0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
        0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
        0xc671_78f2,
    ]
}

extension UInt32 {
    /// Returns the number rotated to the right by `bits`.
    fileprivate func turned(_ bits: UInt32) -> UInt32 { self &>> bits | self &<< (32 - bits) }
}
