import Binding
import Synchronization

/// The time of day of a headless run. It begins on June 15, 2025. Services can ask for it on any thread.
final class VirtualTime: Sendable {
    private static let start = 1_750_000_000
    private let elapsed = Mutex(SchedulerTime.Stride.zero)

    /// Seconds since the beginning of 1970.
    var seconds: Int {
        Self.start + Int(elapsed.withLock(\.nanoseconds) / 1_000_000_000)
    }

    func advance(by stride: SchedulerTime.Stride) {
        elapsed.withLock { $0 += stride }
    }
}
