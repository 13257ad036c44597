extension Publishers {
    /// Sends at most one value in an interval: the first at once, then the latest or the first
    /// of each interval at its end.
    ///
    /// The end waits behind a value that is waiting. A value that nobody asks for is dropped.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that may send too often.
        public let upstream: Upstream

        /// The interval in which one value is sent.
        public let interval: Context.SchedulerTimeType.Stride

        /// Whose clock counts, and what values and the end are sent on.
        public let scheduler: Context

        /// Whether the latest value of an interval is sent, or else the first.
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
            upstream.subscribe(ThrottleRelay(subscriber, of: self))
        }
    }
}

private final class ThrottleRelay<Upstream: Publisher, Downstream: Subscriber, Context: Scheduler>:
    Relay<Downstream.Input, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let publisher: Publishers.Throttle<Upstream, Context>
    private var waiting: Downstream.Input?
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var plan: (any Cancellable)?

    /// When the next value may be sent; nil for at once.
    private var nextTime: Context.SchedulerTimeType?

    init(_ downstream: Downstream, of publisher: Publishers.Throttle<Upstream, Context>) {
        self.publisher = publisher
        super.init(downstream)
    }

    override func start() {
        upstream?.request(.unlimited)
    }

    override func ask(_ more: Subscribers.Demand) {}

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

    override func stop() {
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
            _ = send(value)
        }
        if waiting == nil, let completion { finish(completion) }
    }
}
