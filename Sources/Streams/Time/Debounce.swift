public import Binding

extension Publishers {
    /// Sends a value when the upstream has been silent for an interval after it.
    ///
    /// A value that is waiting when the upstream ends is dropped, as is one that is not asked for.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that has to be silent.
        public let upstream: Upstream

        /// The time for which it has to be silent.
        public let dueTime: Context.SchedulerTimeType.Stride

        /// The scheduler whose clock counts, and on which values and the end are sent.
        public let scheduler: Context

        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// A publisher of the values that a silence of `dueTime` follows.
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
            upstream.subscribe(DebounceSubscription(subscriber, scheduler, dueTime, options))
        }
    }
}

extension Publisher {
    /// Sends a value when this publisher has been silent for `dueTime` after it.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(
            upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

private final class DebounceSubscription<Downstream: Subscriber, Context: Scheduler>:
    ForwardingSubscription<Downstream.Input, Downstream>
{
    private let scheduler: Context
    private let dueTime: Context.SchedulerTimeType.Stride
    private let options: Context.SchedulerOptions?
    @exclusivity(unchecked) private var plan: (any Cancellable)?

    init(
        _ downstream: Downstream, _ scheduler: Context,
        _ dueTime: Context.SchedulerTimeType.Stride, _ options: Context.SchedulerOptions?
    ) {
        (self.scheduler, self.dueTime, self.options) = (scheduler, dueTime, options)
        super.init(downstream)
    }

    override func start() {
        upstream?.request(.unlimited)
    }

    override func requested(_ more: Subscribers.Demand) {}

    override func take(_ input: Downstream.Input) -> Subscribers.Demand {
        discard()
        plan = scheduler.once(after: scheduler.now.advanced(by: dueTime), options: options) {
            _ = self.sendIfAsked(input)
        }
        return .none
    }

    override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        discard()
        scheduler.schedule(options: options) { self.finish(completion) }
    }

    override func discard() {
        plan.take()?.cancel()
    }
}
