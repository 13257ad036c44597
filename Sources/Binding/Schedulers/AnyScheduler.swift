/// Any scheduler on Wayline's clock, so that a type can take one without being generic.
///
/// A view model asks for `scheduler: AnyScheduler`; the app gives it `.main`, a test
/// `AnyScheduler(testScheduler)`.
public struct AnyScheduler: Scheduler {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = Never

    private let base: any Scheduler<SchedulerTime>

    /// Erases the type of `scheduler`.
    public init(_ scheduler: some Scheduler<SchedulerTime>) {
        base = scheduler
    }

    /// The clock of a test that this is; nil for another scheduler.
    package var testClock: TestScheduler? {
        base as? TestScheduler ?? (base as? AnyScheduler)?.testClock
    }

    public var now: SchedulerTime { base.now }

    public var minimumTolerance: SchedulerTime.Stride { base.minimumTolerance }

    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        base.schedule(action)
    }

    public func schedule(
        after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        base.schedule(after: date, tolerance: tolerance, action)
    }

    public func schedule(
        after date: SchedulerTime, interval: SchedulerTime.Stride,
        tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        base.schedule(after: date, interval: interval, tolerance: tolerance, action)
    }
}

/// Here, and not in the type, so that `receive(on: .main)` finds them.
extension Scheduler where Self == AnyScheduler {
    /// The main actor's scheduler.
    @MainActor public static var main: AnyScheduler { AnyScheduler(MainScheduler.shared) }

    /// The scheduler that runs everything immediately.
    public static var immediate: AnyScheduler { AnyScheduler(ImmediateScheduler.shared) }
}
