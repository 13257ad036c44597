/// A clock that a test advances: nothing runs until `advance` or `run` is called.
///
/// Work runs in the order of its deadlines, and work with equal deadlines in the order in which it
/// was scheduled. Work that is scheduled while the clock advances runs in the same call if its
/// deadline is reached. Scheduling costs O(log n) for n pieces of pending work.
///
/// ```swift
/// let scheduler = TestScheduler()
/// let text = PassthroughSubject<String, Never>()
/// let token = text.debounce(for: .seconds(1), scheduler: scheduler)
///     .sink { print("searching '\($0)'") }
/// text.send("s")
/// text.send("sw")
/// scheduler.advance(by: .seconds(1))  // prints: searching 'sw'
/// ```
public final class TestScheduler: Scheduler {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = Never

    /// The time on the clock, which only `advance` and `run` move, and never back.
    @exclusivity(unchecked) public private(set) var now: SchedulerTime

    /// Sends when work is scheduled.
    package let additions = Signal<Void>()

    private let queue = WorkQueue()

    /// Creates a clock that stands at `now`.
    public init(now: SchedulerTime = SchedulerTime()) {
        self.now = now
    }

    public var minimumTolerance: SchedulerTime.Stride { .zero }

    /// The deadlines of the pending work, soonest first. Repeating work counts until it is
    /// cancelled, so a test ends with `XCTAssertEqual(scheduler.pending, [])`.
    public var pending: [SchedulerTime] { queue.deadlines() }

    /// The time until the first of them; nil if nothing is pending.
    package var timeUntilNext: SchedulerTime.Stride? {
        queue.first.map { max(.zero, now.distance(to: $0.deadline)) }
    }

    /// The number of pieces of work that were scheduled so far.
    package var additionCount: Int { queue.nextOrder }

    /// Returns whether work is pending that was scheduled after the first `count` pieces, and whose
    /// number is not among `others`. Repeating work has the number of its first turn.
    package func isPending(after count: Int, besides others: Set<Int>) -> Bool {
        queue.contains { $0.number >= count && !others.contains($0.number) }
    }

    /// The numbers and the deadlines of the pending work, soonest first.
    package var pendingWork: [(number: Int, deadline: SchedulerTime)] { queue.inOrder() }

    /// The deadlines of the pending work whose number is not among `others`.
    package func deadlines(besides others: Set<Int>) -> [SchedulerTime] {
        queue.deadlines { !others.contains($0.number) }
    }

    /// Advances the clock by `duration`, and runs all work that becomes due. By default, runs only
    /// the work that is already due.
    public func advance(by duration: Duration = .zero) {
        advance(to: now.advanced(by: duration))
    }

    /// Advances the clock to `date`, and runs all work that becomes due. A date in the past does
    /// nothing.
    public func advance(to date: SchedulerTime) {
        guard date >= now else { return }
        while let next = queue.first, next.deadline <= date {
            doNext()
        }
        now = max(now, date)
    }

    /// Advances the clock to `date`. If several pieces of work are due then, and none before, runs
    /// only the first: what it begins on other threads can end before the next one runs.
    package func advanceByPiece(to date: SchedulerTime) {
        if queue.first?.deadline == date { doNext() } else { advance(to: date) }
    }

    /// Advances the clock until nothing is pending. Runs at most `limit` pieces of work, since a
    /// timer that nobody cancels would never end. Returns true if nothing is pending any more.
    @discardableResult
    public func run(limit: Int = 10_000) -> Bool {
        var count = 0
        while count < limit, queue.first != nil {
            doNext()
            count += 1
        }
        return queue.first == nil
    }

    /// Reverses the order of the pending work that is due at one moment, and whose number is not
    /// among `others`.
    package func reverse(besides others: Set<Int>) {
        queue.reverse { !others.contains($0.number) }
    }

    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        add(ScheduledAction(at: now, action: action))
    }

    public func schedule(
        after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        add(ScheduledAction(at: max(date, now), action: action))
    }

    /// Runs `action` at `date` and then every `interval`; once if `interval` is not positive.
    public func schedule(
        after date: SchedulerTime, interval: SchedulerTime.Stride,
        tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = ScheduledAction(at: max(date, now), every: interval, action: action)
        add(work)
        return WorkToken(work, in: queue)
    }

    private func add(_ work: ScheduledAction) {
        queue.add(work)
        additions.send()
    }

    private func doNext() {
        guard let next = queue.first else { return }
        now = max(now, next.deadline)
        queue.takeFirst(now: now)?.action()
    }
}
