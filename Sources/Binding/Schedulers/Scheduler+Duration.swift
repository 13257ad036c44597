/// Swift's durations, wherever a delay or an interval is expected.
///
/// Swift prefers a scheduler's own spans: `.seconds(1)` is one of them, if both are possible.
extension SchedulerTimeIntervalConvertible {
    /// The span of `duration` in nanoseconds; the limit if it is too long.
    public static func duration(_ duration: Duration) -> Self {
        .nanoseconds(Int(SchedulerTime.Stride(duration).nanoseconds))
    }
}

extension Scheduler {
    /// Waits for `duration` on this clock, in the isolation of the caller. Throws a
    /// `CancellationError` as soon as the task is cancelled. A service on another actor waits by a
    /// ``ServiceClock``.
    public nonisolated(nonsending) func sleep(for duration: Duration) async throws {
        try Task.checkCancellation()
        let (ends, sender) = AsyncStream.makeStream(of: Never.self)
        let date = now.advanced(by: .duration(duration))
        let token = once(after: date, options: nil) { sender.finish() }
        defer { token.cancel() }
        for await _ in ends {}
        try Task.checkCancellation()
    }

    /// Runs `action` at or after `date`, and then every `interval`, until it is cancelled.
    @_disfavoredOverload
    public func schedule(
        after date: SchedulerTimeType, interval: Duration, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: .duration(interval), action)
    }
}

extension SchedulerTime {
    /// Returns the point that is `duration` later.
    @_disfavoredOverload
    public func advanced(by duration: Duration) -> SchedulerTime {
        advanced(by: Stride(duration))
    }
}
