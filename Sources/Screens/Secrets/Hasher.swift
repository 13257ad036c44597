/// Hashes secrets, one at a time, on a thread of its own.
package actor Hasher {
    private let cost: HashingCost
    private let executor = QueueExecutor("wayline.hasher")

    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    package init(cost: HashingCost) {
        self.cost = cost
    }

    package func hash(_ secret: String) throws(StoreError) -> PasswordHash {
        try PasswordHash(of: secret, cost: cost)
    }

    /// Whether `hash` is of `secret`. Without a hash it is not, after the same work.
    package func matches(_ secret: String, _ hash: PasswordHash?) throws(StoreError) -> Bool {
        if let hash { return try hash.matches(secret) }
        _ = try PasswordHash.dummy(cost: cost).matches(secret)
        return false
    }

    /// The hash of a long random secret, for which less work will do.
    package func hash(token: String) throws(StoreError) -> PasswordHash {
        try PasswordHash(of: token, cost: .low)
    }

    /// Whether `hash` is of a token. A token that nobody knows the number of takes no work.
    package func matches(token: String, _ hash: PasswordHash?) throws(StoreError) -> Bool {
        try hash?.matches(token) ?? false
    }

    /// The same for the same text, by the setting that is kept as `salt`.
    package func fingerprint(_ text: String, salt: String) throws(StoreError) -> String {
        try PasswordHash(text: salt).fingerprint(of: text)
    }
}
