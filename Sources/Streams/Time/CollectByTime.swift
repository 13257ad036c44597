public import Binding

extension Publishers {
    /// Gathers the values of each interval in an array. An interval without values sends nothing.
    ///
    /// The values gathered when the upstream finishes are sent before the end. A failure drops
    /// them.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Operator {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are gathered.
        public let upstream: Upstream

        /// The rule for the time at which they are sent.
        public let strategy: TimeGroupingStrategy<Context>

        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// A publisher of arrays, sent as `strategy` says.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(CollectByTimeSubscription(subscriber, of: self))
        }
    }

    /// The rule for the time at which `collect` sends the values that it has gathered.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// At the end of each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)

        /// At the end of each interval, and as soon as there is this number of values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
}

extension Publisher {
    /// Gathers the values of each interval in an array.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

private final class CollectByTimeSubscription<
    Upstream: Publisher, Downstream: Subscriber, Context: Scheduler
>: ForwardingSubscription<Upstream.Output, Downstream>
where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
    private let publisher: Publishers.CollectByTime<Upstream, Context>
    private var group: [Upstream.Output] = []
    private var clock: (any Cancellable)?

    init(_ downstream: Downstream, of publisher: Publishers.CollectByTime<Upstream, Context>) {
        self.publisher = publisher
        super.init(downstream)
    }

    override func start() {
        let scheduler = publisher.strategy.scheduler
        let interval = publisher.strategy.interval
        clock = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval,
            tolerance: scheduler.minimumTolerance, options: publisher.options
        ) { self.requested(self.sendGroup()) }
    }

    override func requested(_ more: Subscribers.Demand) {
        guard more != .none else { return }
        upstream?.request(needed(for: more))
    }

    override func take(_ input: Upstream.Output) -> Subscribers.Demand {
        group.append(input)
        guard let limit = publisher.strategy.limit, group.count >= limit else { return .none }
        return needed(for: sendGroup())
    }

    override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if case .finished = completion { _ = sendGroup() }
        finish(completion)
    }

    override func discard() {
        clock.take()?.cancel()
        withExtendedLifetime(group) { group = [] }
    }

    /// Returns the number of values that `groups` arrays take.
    private func needed(for groups: Subscribers.Demand) -> Subscribers.Demand {
        guard let limit = publisher.strategy.limit else {
            return groups == .none ? .none : .unlimited
        }
        return groups * limit
    }

    /// Without demand the group is kept.
    private func sendGroup() -> Subscribers.Demand {
        guard !group.isEmpty, demand != .none else { return .none }
        let sent = group
        group = []
        return sendIfAsked(sent)
    }
}

extension Publishers.TimeGroupingStrategy {
    var scheduler: Context {
        switch self {
        case .byTime(let scheduler, _), .byTimeOrCount(let scheduler, _, _): scheduler
        }
    }

    var interval: Context.SchedulerTimeType.Stride {
        switch self {
        case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
        }
    }

    /// The greatest size of a group; nil for any. A group has one value at least.
    var limit: Int? {
        switch self {
        case .byTime: nil
        case .byTimeOrCount(_, _, let count): max(count, 1)
        }
    }
}
