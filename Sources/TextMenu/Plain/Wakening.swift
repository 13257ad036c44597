/// Lets one task sleep until something has happened.
@MainActor
final class Wakening {
    private var sleeper: CheckedContinuation<Void, Never>?

    /// Goes on with what sleeps, in a turn of its own.
    func wake() {
        sleeper?.resume()
        sleeper = nil
    }

    /// Sleeps until something wakes it.
    func sleep() async {
        await withCheckedContinuation { sleeper = $0 }
    }
}
