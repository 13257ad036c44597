public import Binding

extension Publishers {
    /// Sends the values and the end of the upstream on a scheduler, in the same order.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        /// The scheduler on which values and the end are sent.
        public let scheduler: Context

        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// A publisher of the values of `upstream`, on `scheduler`.
        public init(
            upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                DelayedDelivery(subscriber) { [scheduler, options] action in
                    scheduler.schedule(options: options, action)
                    return nil
                })
        }
    }
}

extension Publisher {
    /// Sends values and the end on `scheduler`.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}
