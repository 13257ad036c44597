import Screens
import Synchronization

/// The time of day at the server, which a test sets.
final class ServerTime: Sendable {
    private let time = Mutex(1_750_000_000)

    var clock: WallClock { WallClock { self.time.withLock { $0 } } }

    func pass(_ seconds: Int) {
        time.withLock { $0 += seconds }
    }
}
