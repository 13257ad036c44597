import Synchronization

/// A digest of a place: 128 bits that are the same in every run and on every platform. Different
/// places almost always have different digests.
///
/// It is not cryptographic: two places with the same digest can be constructed.
public struct PlaceDigest: Hashable, Sendable {
    /// The first 64 bits.
    public let high: UInt64

    /// The last 64 bits.
    public let low: UInt64

    init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }
}

extension PlaceDigest: CustomStringConvertible {
    /// 32 hexadecimal digits.
    public var description: String { Self.digits(of: high) + Self.digits(of: low) }

    private static func digits(of word: UInt64) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// Mixes words into two sums of 64 bits, which depend on every word and on the order.
struct DigestMixer {
    // The digits after the point of the square roots of 2, 3, 5 and 7.
    private static let factors: (UInt64, UInt64) = (0x6A09_E667_F3BC_C909, 0xBB67_AE85_84CA_A73B)
    private var low: UInt64 = 0x3C6E_F372_FE94_F82B
    private var high: UInt64 = 0xA54F_F53A_5F1D_36F1

    /// The digest of all words so far. Neither of its halves is 0.
    var digest: PlaceDigest {
        let last = Self.scrambled(high &+ low)
        let first = Self.scrambled(low ^ last)
        return PlaceDigest(high: max(first, 1), low: max(last, 1))
    }

    mutating func add(_ word: UInt64) {
        // This is a bijection of `low`: two different words give two different states.
        low = (low ^ word) &* Self.factors.0
        low ^= low >> 29
        high = ((high ^ high >> 31) &+ low &+ (word << 32 | word >> 32)) &* Self.factors.1
    }

    mutating func add(_ digest: PlaceDigest?) {
        add(digest?.high ?? 0)
        add(digest?.low ?? 0)
    }

    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    mutating func add(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { add($0) }
    }

    /// Adds the number of bytes, then the bytes, eight at a time.
    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        add(UInt64(bytes.count))
        var place = 0
        while place + 8 <= bytes.count {
            add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
            place += 8
        }
        guard place < bytes.count else { return }
        add(bytes[place...].reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }

    private static func scrambled(_ word: UInt64) -> UInt64 {
        var word = word
        word = (word ^ word >> 32) &* factors.0
        word = (word ^ word >> 29) &* factors.1
        return word ^ word >> 32
    }
}

/// Caches the digest of an immutable object when it is first read.
///
/// Each half is 0 until it is computed. All tasks compute the same value, so two halves that are
/// not 0 are the digest, even if another task sees them in another order.
struct DigestCache: ~Copyable, Sendable {
    private let high = Atomic<UInt64>(0)
    private let low = Atomic<UInt64>(0)

    /// The digest; nil if it is not known yet.
    var digest: PlaceDigest? {
        let (high, low) = (high.load(ordering: .relaxed), low.load(ordering: .relaxed))
        return high == 0 || low == 0 ? nil : PlaceDigest(high: high, low: low)
    }

    /// Computes the digest of the words that `add` adds, stores it, and returns it.
    func fill(_ add: (inout DigestMixer) -> Void) -> PlaceDigest {
        var mixer = DigestMixer()
        add(&mixer)
        let digest = mixer.digest
        high.store(digest.high, ordering: .relaxed)
        low.store(digest.low, ordering: .relaxed)
        return digest
    }
}
