extension Publishers {
    /// Gathers the values of each interval in an array. An interval without values sends nothing.
    ///
    /// What is gathered when the upstream finishes is sent before the end; a failure drops it.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are gathered.
        public let upstream: Upstream

        /// When they are sent.
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
            upstream.subscribe(CollectByTimeRelay(subscriber, of: self))
        }
    }
}

private final class CollectByTimeRelay<
    Upstream: Publisher, Downstream: Subscriber, Context: Scheduler
>: Relay<Upstream.Output, Downstream>
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
        ) { self.ask(self.sendGroup()) }
    }

    override func ask(_ more: Subscribers.Demand) {
        guard more != .none else { return }
        upstream?.request(wish(for: more))
    }

    override func take(_ input: Upstream.Output) -> Subscribers.Demand {
        group.append(input)
        guard let limit = publisher.strategy.limit, group.count >= limit else { return .none }
        return wish(for: sendGroup())
    }

    override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if case .finished = completion { _ = sendGroup() }
        finish(completion)
    }

    override func stop() {
        clock.take()?.cancel()
        withExtendedLifetime(group) { group = [] }
    }

    /// How many values `groups` arrays may take.
    private func wish(for groups: Subscribers.Demand) -> Subscribers.Demand {
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
        return send(sent)
    }
}
