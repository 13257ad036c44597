/// Runs everything immediately, within the call that schedules it, whatever the date.
///
/// Its clock stands still. Repeating work runs once.
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = Never

    /// The only instance that is needed: all instances are alike.
    public static let shared = ImmediateScheduler()

    private init() {}

    public var now: SchedulerTime { SchedulerTime() }

    public var minimumTolerance: SchedulerTime.Stride { .zero }

    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        action()
    }

    public func schedule(
        after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    public func schedule(
        after date: SchedulerTime, interval: SchedulerTime.Stride,
        tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}
