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
}

extension PlaceDigest {
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

extension NavigationState {
    /// Returns whether both states show the same place, even if the user came by different ways.
    ///
    /// A place has the routes and parameters of all flows and tabs, including hidden ones, the
    /// selected tabs, the alerts and the presented flows. Numbers, the revision and pending changes
    /// are not part of it. Secrets are ignored: two places that differ only in secrets are the
    /// same. Names and texts are compared byte by byte.
    ///
    /// ```swift
    /// let home = NavigationState(root: "home")
    /// let back = try home.applying(.push("article", ["id": 7])).applying(.pop)
    /// XCTAssertNotEqual(back, home)  // the revision differs
    /// XCTAssertTrue(back.isSamePlace(as: home))
    /// var visited: Set = [home.placeDigest]
    /// XCTAssertFalse(visited.insert(back.placeDigest).inserted)
    /// ```
    public func isSamePlace(as other: NavigationState) -> Bool {
        placeDigest == other.placeDigest
    }

    /// The digest of the place that this state shows. Use it to compare places in files and in
    /// other processes.
    ///
    /// It is cached: after a change, only the changed parts are computed again.
    public var placeDigest: PlaceDigest { root.digest }
}
