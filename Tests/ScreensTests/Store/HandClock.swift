import Synchronization

@testable import Screens

/// A clock that a test sets.
final class HandClock: Sendable {
    private let time = Mutex(1_750_000_000)

    var clock: WallClock { WallClock { self.time.withLock { $0 } } }

    func advance(_ seconds: Int) {
        time.withLock { $0 += seconds }
    }
}
