/// A clock that is turned by hand, and counts how often it is read.
@MainActor
final class HandClock {
    private var instant = ContinuousClock.now
    private(set) var readings = 0

    func turn(_ duration: Duration) {
        instant += duration
    }

    func now() -> ContinuousClock.Instant {
        readings += 1
        return instant
    }
}
