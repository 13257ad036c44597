extension Publishers {
    /// Ends the stream when the upstream sends nothing for an interval.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that has to send in time.
        public let upstream: Upstream

        /// How long it may be silent.
        public let interval: Context.SchedulerTimeType.Stride

        /// Whose clock counts, and what values and the end are sent on.
        public let scheduler: Context

        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// Makes the failure with which the stream ends; nil if it just finishes.
        public let customError: (() -> Failure)?

        /// A publisher that ends when `upstream` is silent for `interval`.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(TimeoutRelay(subscriber, of: self))
        }
    }
}

/// A postponement whose upstream is watched.
private final class TimeoutRelay<Upstream: Publisher, Downstream: Subscriber, Context: Scheduler>:
    Postponement<Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let publisher: Publishers.Timeout<Upstream, Context>
    private var alarm: (any Cancellable)?

    init(_ downstream: Downstream, of publisher: Publishers.Timeout<Upstream, Context>) {
        self.publisher = publisher
        super.init(downstream) { action in
            publisher.scheduler.schedule(options: publisher.options, action)
            return nil
        }
    }

    override func start() {
        setAlarm()
    }

    override func take(_ input: Downstream.Input) -> Subscribers.Demand {
        setAlarm()
        return super.take(input)
    }

    override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        alarm?.cancel()
        super.end(completion)
    }

    override func stop() {
        alarm?.cancel()
        super.stop()
    }

    private func setAlarm() {
        let scheduler = publisher.scheduler
        alarm?.cancel()
        alarm = scheduler.once(
            after: scheduler.now.advanced(by: publisher.interval), options: publisher.options,
            expire)
    }

    private func expire() {
        finish(publisher.customError.map { .failure($0()) } ?? .finished)
    }
}
