/// Says when work is done: at once, on the main actor's next turn, or when a test turns the clock.
///
/// Work stays in the isolation it was scheduled from, so that it need not be Sendable. A scheduler
/// that is bound to an actor conforms in that actor only.
public protocol Scheduler<SchedulerTimeType> {
    /// A point on this scheduler's clock.
    associatedtype SchedulerTimeType: Strideable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

    /// Options for a piece of work.
    associatedtype SchedulerOptions

    /// The time on this scheduler's clock.
    var now: SchedulerTimeType { get }

    /// The least delay that makes a difference.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Does `action` at the next opportunity.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Does `action` at or after `date`.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Does `action` at or after `date`, and every `interval` from then on, until cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable
}

/// A span of time that can be made from the usual units.
public protocol SchedulerTimeIntervalConvertible {
    /// A number of seconds.
    static func seconds(_ s: Int) -> Self

    /// A number of seconds, or parts of one.
    static func seconds(_ s: Double) -> Self

    /// A number of thousandths of a second.
    static func milliseconds(_ ms: Int) -> Self

    /// A number of millionths of a second.
    static func microseconds(_ us: Int) -> Self

    /// A number of billionths of a second.
    static func nanoseconds(_ ns: Int) -> Self
}

extension Scheduler {
    /// Does `action` at the next opportunity.
    public func schedule(_ action: @escaping () -> Void) {
        schedule(options: nil, action)
    }

    /// Does `action` at or after `date`.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Does `action` at or after `date`, late by `tolerance` at most.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Does `action` at or after `date`, and every `interval` from then on, until cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(
            after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Does `action` at or after `date`, and every `interval` from then on, until cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}
