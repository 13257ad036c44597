public import Binding

extension Publishers {
    /// Sends at most one value in an interval: the first at once, then the latest or the first
    /// of each interval at its end.
    ///
    /// The end waits behind a value that is waiting. A value that is not asked for is dropped.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that may send too often.
        public let upstream: Upstream

        /// The interval in which one value is sent.
        public let interval: Context.SchedulerTimeType.Stride

        /// The scheduler whose clock counts, and on which values and the end are sent.
        public let scheduler: Context

        /// True if the latest value of an interval is sent, and not the first.
        public let latest: Bool

        /// A publisher of one value an `interval`.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(ThrottleSubscription(subscriber, of: self))
        }
    }
}

extension Publisher {
    /// Sends at most one value in an `interval`: the latest of it or the first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(
            upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

private final class ThrottleSubscription<
    Upstream: Publisher, Downstream: Subscriber, Context: Scheduler
>:
    ForwardingSubscription<Downstream.Input, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let publisher: Publishers.Throttle<Upstream, Context>
    private var waiting: Downstream.Input?
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var plan: (any Cancellable)?

    /// The time from which the next value may be sent; nil for any.
    private var nextTime: Context.SchedulerTimeType?

    init(_ downstream: Downstream, of publisher: Publishers.Throttle<Upstream, Context>) {
        self.publisher = publisher
        super.init(downstream)
    }

    override func start() {
        upstream?.request(.unlimited)
    }

    override func requested(_ more: Subscribers.Demand) {}

    override func take(_ input: Downstream.Input) -> Subscribers.Demand {
        let isPlanned = waiting != nil
        if publisher.latest || !isPlanned { withExtendedLifetime(waiting) { waiting = input } }
        if !isPlanned { planNext() }
        return .none
    }

    override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        self.completion = completion
        if waiting == nil { publisher.scheduler.schedule(sendNext) }
    }

    override func discard() {
        plan.take()?.cancel()
        release(waiting.take())
        release(completion.take())
    }

    private func planNext() {
        let now = publisher.scheduler.now
        let date = nextTime.map { max($0, now) } ?? now
        plan = publisher.scheduler.once(after: date, options: nil, sendNext)
    }

    private func sendNext() {
        let value = waiting
        waiting = nil
        if let value {
            nextTime = publisher.scheduler.now.advanced(by: publisher.interval)
            _ = sendIfAsked(value)
        }
        if waiting == nil, let completion { finish(completion) }
    }
}
