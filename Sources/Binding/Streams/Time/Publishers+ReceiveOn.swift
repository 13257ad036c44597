extension Publishers {
    /// Sends what the upstream sends on a scheduler, in the same order.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are sent on.
        public let upstream: Upstream

        /// What values and the end are sent on.
        public let scheduler: Context

        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// A publisher of what `upstream` sends, on `scheduler`.
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
                Postponement(subscriber) { [scheduler, options] action in
                    scheduler.schedule(options: options, action)
                    return nil
                })
        }
    }
}
