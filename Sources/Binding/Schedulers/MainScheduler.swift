/// Runs work on the main actor: on its next turn, or at the given time.
///
/// Work that is due runs in the order of its deadlines, equal ones in the order in which they were
/// scheduled. Work that is scheduled by running work waits for another turn. Actions stay on the
/// main actor and need not be Sendable; that is why the conformance to `Scheduler` belongs to the
/// main actor. Tolerances are taken as zero.
@MainActor
public final class MainScheduler {
    /// The only instance.
    public static let shared = MainScheduler()

    private enum State {
        case idle
        case working
        case asleep(until: SchedulerTime, Task<Void, Never>)
    }

    private let queue = WorkQueue()
    private let clock = ContinuousClock()
    private let zero = ContinuousClock.now
    private var state = State.idle

    private init() {}

    private func add(_ work: ScheduledAction) {
        queue.add(work)
        setAlarm()
    }

    /// Makes sure that exactly one task wakes up for the first deadline.
    private func setAlarm() {
        guard let deadline = queue.first?.deadline else { return }
        switch state {
        case .working: return
        case .asleep(until: let date, _) where date <= deadline: return
        case .asleep(_, let task): task.cancel()
        case .idle: break
        }
        state = .asleep(until: deadline, Task { await wake(at: deadline) })
    }

    private func wake(at deadline: SchedulerTime) async {
        if deadline > now {
            do {
                try await clock.sleep(until: zero + Duration(deadline.elapsed))
            } catch {
                return
            }
        }
        guard !Task.isCancelled else { return }
        doWhatIsDue()
    }

    private func doWhatIsDue() {
        state = .working
        let now = now
        let end = queue.nextOrder
        while let next = queue.first, next.deadline <= now, next.order < end {
            queue.takeFirst(now: now)?.action()
        }
        state = .idle
        setAlarm()
    }
}

extension MainScheduler: @MainActor Scheduler {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = Never

    /// The time since the scheduler was first used.
    public var now: SchedulerTime {
        SchedulerTime(elapsed: SchedulerTime.Stride(zero.duration(to: clock.now)))
    }

    public var minimumTolerance: SchedulerTime.Stride { .zero }

    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        add(ScheduledAction(at: now, action: action))
    }

    public func schedule(
        after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        add(ScheduledAction(at: max(date, now), action: action))
    }

    /// Runs `action` at `date` and then every `interval`; once if `interval` is not positive. Runs
    /// that a busy main actor has missed are skipped.
    public func schedule(
        after date: SchedulerTime, interval: SchedulerTime.Stride,
        tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = ScheduledAction(at: max(date, now), every: interval, action: action)
        add(work)
        return WorkToken(work, in: queue)
    }
}
