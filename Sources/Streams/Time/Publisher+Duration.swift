public import Binding

/// The operators of time with Swift's durations. Swift prefers a scheduler's own spans, if both are
/// possible.
extension Publisher {
    /// Sends everything, the end included, an `interval` later.
    @_disfavoredOverload
    public func delay<S: Scheduler>(
        for interval: Duration, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        delay(for: .duration(interval), scheduler: scheduler, options: options)
    }

    /// Sends a value when this publisher has been silent for `dueTime` after it.
    @_disfavoredOverload
    public func debounce<S: Scheduler>(
        for dueTime: Duration, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        debounce(for: .duration(dueTime), scheduler: scheduler, options: options)
    }

    /// Sends at most one value in each interval: the `latest` one, or the first.
    @_disfavoredOverload
    public func throttle<S: Scheduler>(
        for interval: Duration, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        throttle(for: .duration(interval), scheduler: scheduler, latest: latest)
    }

    /// Ends the stream when this publisher is silent for an `interval`: with `customError`, or
    /// without a failure where that is nil.
    @_disfavoredOverload
    public func timeout<S: Scheduler>(
        _ interval: Duration, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        timeout(
            .duration(interval), scheduler: scheduler, options: options, customError: customError)
    }
}

extension Publishers.TimeGroupingStrategy {
    /// At the end of each interval.
    @_disfavoredOverload
    public static func byTime(_ scheduler: Context, _ interval: Duration) -> Self {
        .byTime(scheduler, .duration(interval))
    }

    /// At the end of each interval, and as soon as there is this number of values.
    @_disfavoredOverload
    public static func byTimeOrCount(
        _ scheduler: Context, _ interval: Duration, _ count: Int
    ) -> Self {
        .byTimeOrCount(scheduler, .duration(interval), count)
    }
}
