/// Decides which run of a ``Request`` goes on if another one begins meanwhile.
public struct RequestPolicy {
    let isLatest: Bool

    /// The time to wait before the work, and the clock to wait by.
    private let delay: (time: Duration, clock: AnyScheduler)?

    /// The run under way goes on, and another does nothing.
    public static var once: RequestPolicy { RequestPolicy(isLatest: false, delay: nil) }

    /// The run under way is cancelled, and its result never arrives, even if its work ignores the
    /// cancellation. A run without a policy is not cancelled, but its result does not arrive
    /// either.
    public static var latest: RequestPolicy { RequestPolicy(isLatest: true, delay: nil) }

    /// The latest run goes on, and its work begins after `pause`: for a search while the user
    /// types.
    public static func latest(after pause: Duration, on clock: AnyScheduler) -> RequestPolicy {
        RequestPolicy(isLatest: true, delay: (pause, clock))
    }

    /// Waits before the work. Returns false if the task is cancelled meanwhile.
    func pause(isolation: isolated (any Actor)? = #isolation) async -> Bool {
        guard let delay else { return true }
        do {
            try await delay.clock.sleep(for: delay.time)
            return true
        } catch {
            return false
        }
    }
}
