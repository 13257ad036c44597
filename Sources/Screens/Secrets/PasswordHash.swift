import CCrypt

/// What is kept of a secret: its yescrypt hash, with a salt of its own.
package struct PasswordHash: Hashable, Sendable {
    /// The hash as libcrypt writes it, which says how it was made.
    package let text: String

    /// A hash as it was kept.
    package init(text: String) {
        self.text = text
    }

    /// Hashes a secret, which takes as long as `cost` says.
    package init(of secret: String, cost: HashingCost) throws(StoreError) {
        text = try Self.hash(secret, setting: Self.setting(cost))
    }

    /// A hash that no secret has. Asking it takes as long as asking a real one.
    package static func dummy(cost: HashingCost) throws(StoreError) -> PasswordHash {
        PasswordHash(text: try setting(cost))
    }

    /// Whether this is the hash of `secret`. How long it takes does not depend on how much of the
    /// hash agrees.
    package func matches(_ secret: String) throws(StoreError) -> Bool {
        guard Self.canBeHashed(secret) else {
            _ = try Self.hash("", setting: text)
            return false
        }
        return Self.isSame(try Self.hash(secret, setting: text), text)
    }

    /// The hash of a text with the setting of this one: the same text has the same hash.
    package func fingerprint(of secret: String) throws(StoreError) -> String {
        try Self.hash(secret, setting: text)
    }

    private static func isSame(_ one: String, _ other: String) -> Bool {
        guard one.utf8.count == other.utf8.count else { return false }
        return zip(one.utf8, other.utf8).reduce(into: UInt8(0)) { $0 |= $1.0 ^ $1.1 } == 0
    }
}

extension PasswordHash {
    /// libcrypt takes text that ends with a zero, and not much of it.
    private static func canBeHashed(_ secret: String) -> Bool {
        secret.utf8.count < Int(CRYPT_MAX_PASSPHRASE_SIZE) && !secret.utf8.contains(0)
    }

    private static func setting(_ cost: HashingCost) throws(StoreError) -> String {
        let size = Int(CRYPT_GENSALT_OUTPUT_SIZE)
        let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: size) { buffer in
            crypt_gensalt_rn("$y$", cost.level, nil, 0, buffer.baseAddress, Int32(size))
                .map { String(cString: $0) }
        }
        guard let text else { throw .noHashing(reason: Platform.lastError.text) }
        return text
    }

    private static func hash(_ secret: String, setting: String) throws(StoreError) -> String {
        let size = MemoryLayout<crypt_data>.size
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
        room.initializeMemory(as: UInt8.self, repeating: 0)
        defer {
            Platform.wipe(room)
            room.deallocate()
        }
        let hash = crypt_rn(secret, setting, room.baseAddress, Int32(size))
        guard let hash else { throw failure() }
        return String(cString: hash)
    }

    /// Why the last call of libcrypt has failed. Its own reason is the same for all.
    private static func failure() -> StoreError {
        let reason = Platform.lastError.text
        return Platform.canAllocate(bytes: HashingCost.largestMemory)
            ? .noHashing(reason: reason) : .noMemory
    }
}
