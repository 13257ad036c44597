import CCrypt

/// The stored form of a secret: its yescrypt hash, with its own salt.
public struct PasswordHash: Hashable, Sendable {
    /// The hash as libcrypt writes it, with its setting.
    public let text: String

    /// A hash that was stored.
    init(text: String) {
        self.text = text
    }

    /// Hashes a secret. The time depends on `cost`.
    public init(of secret: String, cost: HashingCost) throws(StoreError) {
        text = try Self.hash(secret, setting: Self.setting(cost))
    }

    /// Returns a hash that no secret matches. Comparing with it takes as long as with a real one.
    static func dummy(cost: HashingCost) throws(StoreError) -> PasswordHash {
        PasswordHash(text: try setting(cost))
    }

    /// Returns whether this is the hash of `secret`. The time does not depend on the number of
    /// characters that agree.
    func matches(_ secret: String) throws(StoreError) -> Bool {
        guard Self.canBeHashed(secret) else {
            _ = try Self.hash("", setting: text)
            return false
        }
        return Self.isSame(try Self.hash(secret, setting: text), text)
    }

    /// Returns the hash of a text with the setting of this hash: the same text has the same hash.
    func fingerprint(of secret: String) throws(StoreError) -> String {
        try Self.hash(secret, setting: text)
    }

    private static func isSame(_ one: String, _ other: String) -> Bool {
        guard one.utf8.count == other.utf8.count else { return false }
        return zip(one.utf8, other.utf8).reduce(into: UInt8(0)) { $0 |= $1.0 ^ $1.1 } == 0
    }
}

extension PasswordHash {
    /// Returns whether libcrypt accepts the secret: it takes C strings of a limited length.
    private static func canBeHashed(_ secret: String) -> Bool {
        secret.utf8.count < Int(CRYPT_MAX_PASSPHRASE_SIZE) && !secret.utf8.contains(0)
    }

    private static func setting(_ cost: HashingCost) throws(StoreError) -> String {
        let size = Int(CRYPT_GENSALT_OUTPUT_SIZE)
        let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: size) { buffer in
            crypt_gensalt_rn("$y$", cost.level, nil, 0, buffer.baseAddress, Int32(size))
                .map { String(cString: $0) }
        }
        guard let text else { throw .noHashing(reason: String(cString: wayline_crypt_failure())) }
        return text
    }

    private static func hash(_ secret: String, setting: String) throws(StoreError) -> String {
        let size = MemoryLayout<crypt_data>.size
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
        room.initializeMemory(as: UInt8.self, repeating: 0)
        defer {
            wayline_wipe(room.baseAddress, size)
            room.deallocate()
        }
        let hash = crypt_rn(secret, setting, room.baseAddress, Int32(size))
        guard let hash else { throw failure() }
        return String(cString: hash)
    }

    /// Returns the reason for the last failure of libcrypt, which itself reports the same for all.
    private static func failure() -> StoreError {
        let reason = String(cString: wayline_crypt_failure())
        return wayline_can_allocate(HashingCost.largestMemory)
            ? .noHashing(reason: reason) : .noMemory
    }
}

/// Hashes secrets, one at a time, on its own thread.
actor Hasher {
    private let cost: HashingCost
    private let executor = QueueExecutor("wayline.hasher")

    nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    init(cost: HashingCost) {
        self.cost = cost
    }

    func hash(_ secret: String) throws(StoreError) -> PasswordHash {
        try PasswordHash(of: secret, cost: cost)
    }

    /// Returns whether `hash` is the hash of `secret`. Without a hash it returns false after the
    /// same amount of work.
    func matches(_ secret: String, _ hash: PasswordHash?) throws(StoreError) -> Bool {
        if let hash { return try hash.matches(secret) }
        _ = try PasswordHash.dummy(cost: cost).matches(secret)
        return false
    }

    /// Returns the hash of a long random secret, for which a low cost is enough.
    func hash(token: String) throws(StoreError) -> PasswordHash {
        try PasswordHash(of: token, cost: .low)
    }

    /// Returns whether `hash` is the hash of a token. Without a hash it returns false at once.
    func matches(token: String, _ hash: PasswordHash?) throws(StoreError) -> Bool {
        try hash?.matches(token) ?? false
    }

    /// Returns the hash of a text with the setting `salt`: the same text has the same fingerprint.
    func fingerprint(_ text: String, salt: String) throws(StoreError) -> String {
        try PasswordHash(text: salt).fingerprint(of: text)
    }
}

/// The amount of work for one hash.
public struct HashingCost: Hashable, Sendable {
    let level: UInt

    /// An upper limit of the memory for one hash, in bytes.
    static let largestMemory = 17 << 20

    /// About 20 ms and 16 MiB, for secrets that people choose.
    public static let standard = HashingCost(level: 5)

    /// About 1 ms, for long random secrets, and for tests.
    public static let low = HashingCost(level: 1)
}
