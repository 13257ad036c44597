package import Screens
import Synchronization
package import Wayline

/// The time of day of a script. It begins on June 15, 2025, and goes on when a step waits.
package final class ScriptTime: Sendable {
    private static let start = 1_750_000_000
    private let elapsed = Mutex(SchedulerTime.Stride.zero)

    package init() {}

    /// A clock that shows this time.
    package var clock: WallClock {
        WallClock { Self.start + Int(self.elapsed.withLock(\.nanoseconds) / 1_000_000_000) }
    }

    package func advance(by stride: SchedulerTime.Stride) {
        elapsed.withLock { $0 += stride }
    }
}
