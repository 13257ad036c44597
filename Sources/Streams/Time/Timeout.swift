public import Binding

extension Publishers {
    /// Ends the stream when the upstream sends nothing for an interval.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that has to send in time.
        public let upstream: Upstream

        /// The time for which it may be silent.
        public let interval: Context.SchedulerTimeType.Stride

        /// The scheduler whose clock counts, and on which values and the end are sent.
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
            upstream.subscribe(TimeoutSubscription(subscriber, of: self))
        }
    }
}

extension Publisher {
    /// Ends the stream when this publisher is silent for an `interval`: with `customError`, or
    /// without a failure where that is nil.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options,
            customError: customError)
    }
}

/// A delayed delivery that ends when the upstream is silent for too long.
private final class TimeoutSubscription<
    Upstream: Publisher, Downstream: Subscriber, Context: Scheduler
>:
    DelayedDelivery<Downstream>
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

    override func discard() {
        alarm?.cancel()
        super.discard()
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
