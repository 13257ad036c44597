import FoundationEssentials

/// Returns the time of day. Tests use a clock that they set.
public struct WallClock: Sendable {
    /// Seconds since the beginning of 1970.
    public let now: @Sendable () -> Int

    /// A clock that asks `now`.
    public init(now: @escaping @Sendable () -> Int) {
        self.now = now
    }

    /// The clock of the machine.
    public static let system = WallClock { Int(Date().timeIntervalSince1970) }
}
