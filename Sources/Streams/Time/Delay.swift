public import Binding

extension Publishers {
    /// Sends the values and the end of the upstream an interval later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are sent later.
        public let upstream: Upstream

        /// The time that passes before a value is sent.
        public let interval: Context.SchedulerTimeType.Stride

        /// The additional time that a value may be late.
        public let tolerance: Context.SchedulerTimeType.Stride

        /// The scheduler whose clock counts.
        public let scheduler: Context

        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// A publisher of the values of `upstream`, an `interval` later.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                DelayedDelivery(subscriber) { action in
                    scheduler.once(
                        after: scheduler.now.advanced(by: interval), tolerance: tolerance,
                        options: options, action)
                })
        }
    }
}

extension Publisher {
    /// Sends everything, the end included, an `interval` later.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
        scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval,
            tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
            options: options)
    }
}
