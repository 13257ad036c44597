extension Publishers {
    /// Sends a value when the upstream has been silent for an interval after it.
    ///
    /// A value that is waiting when the upstream ends is dropped, as is one that nobody asks for.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that has to be silent.
        public let upstream: Upstream

        /// How long it has to be silent.
        public let dueTime: Context.SchedulerTimeType.Stride

        /// Whose clock counts, and what values and the end are sent on.
        public let scheduler: Context

        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// A publisher of what a silence of `dueTime` follows.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(DebounceRelay(subscriber, of: self))
        }
    }
}

private final class DebounceRelay<Upstream: Publisher, Downstream: Subscriber, Context: Scheduler>:
    Relay<Downstream.Input, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let publisher: Publishers.Debounce<Upstream, Context>
    private var plan: (any Cancellable)?

    init(_ downstream: Downstream, of publisher: Publishers.Debounce<Upstream, Context>) {
        self.publisher = publisher
        super.init(downstream)
    }

    override func start() {
        upstream?.request(.unlimited)
    }

    override func ask(_ more: Subscribers.Demand) {}

    override func take(_ input: Downstream.Input) -> Subscribers.Demand {
        let scheduler = publisher.scheduler
        stop()
        plan = scheduler.once(
            after: scheduler.now.advanced(by: publisher.dueTime), options: publisher.options
        ) { _ = self.send(input) }
        return .none
    }

    override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        stop()
        publisher.scheduler.schedule(options: publisher.options) { self.finish(completion) }
    }

    override func stop() {
        plan.take()?.cancel()
    }
}
