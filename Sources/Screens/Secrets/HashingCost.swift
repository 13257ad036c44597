/// How much work one hash is.
public struct HashingCost: Hashable, Sendable {
    let level: UInt

    /// How many bytes a hash takes, whatever it costs, and a little more.
    static let largestMemory = 17 << 20

    /// About 20 ms and 16 MiB, for secrets that people think of.
    public static let standard = HashingCost(level: 5)

    /// About 1 ms, for long random secrets, and for tests.
    public static let low = HashingCost(level: 1)
}
