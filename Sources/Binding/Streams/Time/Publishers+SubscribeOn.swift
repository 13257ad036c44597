extension Publishers {
    /// Subscribes to the upstream, asks it and cancels it on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is subscribed to.
        public let upstream: Upstream

        /// What it is subscribed to on.
        public let scheduler: Context

        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// A publisher that subscribes to `upstream` on `scheduler`.
        public init(
            upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let plan = { [scheduler, options] in scheduler.schedule(options: options, $0) }
            let relay = SubscribeOnRelay(subscriber, plan: plan)
            plan { [upstream] in upstream.subscribe(relay) }
        }
    }
}

/// Passes values on at once, and what goes up later. A cancellation is heard downstream at once.
private final class SubscribeOnRelay<Downstream: Subscriber>: Subscriber, Subscription {
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private let plan: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, plan: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.plan = plan
    }

    func receive(subscription: any Subscription) {
        guard upstream == nil, let downstream else { return subscription.cancel() }
        upstream = subscription
        downstream.receive(subscription: self)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        downstream?.receive(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        let last = downstream.take()
        release(upstream.take())
        last?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        guard downstream != nil, demand != .none else { return }
        plan { self.upstream?.request(demand) }
    }

    func cancel() {
        guard let last = downstream.take() else { return }
        let ended = upstream.take()
        plan { ended?.cancel() }
        withExtendedLifetime(last) {}
    }
}

extension SubscribeOnRelay: Chained {
    var nextInChain: Downstream? { downstream }
}
