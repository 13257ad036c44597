/// Decides when work runs: immediately, on the main actor's next turn, or when a test advances the
/// clock.
///
/// Work stays in the isolation that scheduled it, so it need not be Sendable. A scheduler that is
/// bound to an actor conforms in that actor only.
public protocol Scheduler<SchedulerTimeType> {
    /// A point on this scheduler's clock.
    associatedtype SchedulerTimeType: Strideable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

    /// Options for a piece of work.
    associatedtype SchedulerOptions

    /// The time on this scheduler's clock.
    var now: SchedulerTimeType { get }

    /// The shortest delay that makes a difference.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs `action` at the next opportunity.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Runs `action` at or after `date`.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Runs `action` at or after `date`, and then every `interval`, until it is cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable
}

/// A span of time that can be created from the usual units.
public protocol SchedulerTimeIntervalConvertible {
    /// A number of seconds.
    static func seconds(_ s: Int) -> Self

    /// A number of seconds, with a fraction.
    static func seconds(_ s: Double) -> Self

    /// A number of thousandths of a second.
    static func milliseconds(_ ms: Int) -> Self

    /// A number of millionths of a second.
    static func microseconds(_ us: Int) -> Self

    /// A number of billionths of a second.
    static func nanoseconds(_ ns: Int) -> Self
}

extension Scheduler {
    /// Runs `action` at the next opportunity.
    public func schedule(_ action: @escaping () -> Void) {
        schedule(options: nil, action)
    }

    /// Runs `action` at or after `date`.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs `action` at or after `date`, at most `tolerance` late.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs `action` at or after `date`, and then every `interval`, until it is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(
            after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs `action` at or after `date`, and then every `interval`, until it is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}
