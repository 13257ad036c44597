extension Publishers {
    /// Sends how much time has passed between two values of the upstream.
    ///
    /// The first interval begins with the subscription.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        /// The publisher that is measured.
        public let upstream: Upstream

        /// Whose clock counts.
        public let scheduler: Context

        /// A publisher of the time between the values of `upstream`.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                MeasureRelay<Upstream.Output, S, Context>(subscriber, scheduler: scheduler))
        }
    }
}

private final class MeasureRelay<Input, Downstream: Subscriber, Context: Scheduler>:
    Relay<Input, Downstream>
where Downstream.Input == Context.SchedulerTimeType.Stride {
    private let scheduler: Context
    private var last: Context.SchedulerTimeType

    init(_ downstream: Downstream, scheduler: Context) {
        self.scheduler = scheduler
        last = scheduler.now
        super.init(downstream)
    }

    override func take(_ input: Input) -> Subscribers.Demand {
        let now = scheduler.now
        let interval = last.distance(to: now)
        last = now
        return send(interval)
    }
}
