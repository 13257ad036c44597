public import Binding

extension Publishers {
    /// Sends the time between two values of the upstream.
    ///
    /// The first interval begins with the subscription.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Operator {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        /// The publisher that is measured.
        public let upstream: Upstream

        /// The scheduler whose clock counts.
        public let scheduler: Context

        /// A publisher of the time between the values of `upstream`.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                MeasureIntervalSubscription<Upstream.Output, S, Context>(
                    subscriber, scheduler: scheduler))
        }
    }
}

extension Publisher {
    /// Sends the time between two values.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}

private final class MeasureIntervalSubscription<Input, Downstream: Subscriber, Context: Scheduler>:
    ForwardingSubscription<Input, Downstream>
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
        return sendIfAsked(interval)
    }
}
