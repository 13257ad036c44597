import Binding
import Synchronization

/// The time of day of a headless run. It begins on June 15, 2025. Services can ask for it on any thread.
package final class VirtualTime: Sendable {
    package static let usualStart = 1_750_000_000
    private let start: Int
    private let elapsed = Mutex(SchedulerTime.Stride.zero)

    init(startingAt start: Int) {
        self.start = start
    }

    /// Seconds since the beginning of 1970.
    var seconds: Int {
        start + Int(elapsed.withLock(\.nanoseconds) / 1_000_000_000)
    }

    func advance(by stride: SchedulerTime.Stride) {
        elapsed.withLock { $0 += stride }
    }
}
