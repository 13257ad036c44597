package import Screens
import Synchronization

/// A clock that a test sets.
package final class HandClock: Sendable {
    private let time = Mutex(1_750_000_000)

    package var clock: WallClock { WallClock { self.time.withLock { $0 } } }

    package func advance(_ seconds: Int) {
        time.withLock { $0 += seconds }
    }
}
