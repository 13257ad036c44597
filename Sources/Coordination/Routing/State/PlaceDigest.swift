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

    /// The digest of all words so far. Neither of its halves is 0.
    init(_ digest: Digest) {
        self.init(high: max(digest.high, 1), low: max(digest.low, 1))
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
    func fill(_ add: (inout Digest) -> Void) -> PlaceDigest {
        var sum = Digest()
        add(&sum)
        let digest = PlaceDigest(sum)
        high.store(digest.high, ordering: .relaxed)
        low.store(digest.low, ordering: .relaxed)
        return digest
    }
}
