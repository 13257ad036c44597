public import Binding

extension Publishers {
    /// Makes a publisher of each value, and sends the values of all of these, or of so many at a
    /// time.
    ///
    /// It finishes when the upstream and all the publishers have finished, and fails as soon as one
    /// of them fails.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Operator
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream

        /// The number of publishers that it is subscribed to at the same time.
        public let maxPublishers: Subscribers.Demand

        /// Makes a publisher of a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// A publisher of the values of those that `transform` makes, `maxPublishers` at a time.
        @inlinable
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let merge = MergeSubscription(subscriber)
            let source = FlatMapSubscriber(merge, maxPublishers: maxPublishers, transform)
            source.prepare()
            subscriber.receive(subscription: merge)
            if !merge.isOver { upstream.subscribe(source) }
        }
    }
}

extension Publisher {
    /// Makes a publisher of each value, and sends the values of all of these.
    ///
    /// - Parameters:
    ///   - maxPublishers: The number that it is subscribed to at the same time; by default all.
    ///   - transform: Makes a publisher of a value.
    @inlinable
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Makes a publisher, which cannot fail, of each value, and sends the values of all of these.
    @inlinable
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self>
    where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// Makes a publisher of each value, and sends the values of all of these.
    @inlinable
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Makes a publisher, which cannot fail, of each value, and sends the values of all of these.
    @inlinable
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

/// The subscriber to the upstream of a `flatMap`.
@usableFromInline
final class FlatMapSubscriber<Value, P: Publisher, Downstream: Subscriber>: Subscriber
where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    @usableFromInline typealias Input = Value
    @usableFromInline typealias Failure = P.Failure

    @usableFromInline let merge: MergeSubscription<Downstream>
    @usableFromInline let transform: (Value) -> P
    @usableFromInline @exclusivity(unchecked) var isOpen = true
    private let maxPublishers: Subscribers.Demand
    private var upstream: (any Subscription)?

    /// The number of calls of `receive(_:)` that are under way.
    @usableFromInline @exclusivity(unchecked) var depth = 0

    /// The number of publishers that have ended during these calls. The answer asks for as many
    /// values.
    private var ended = 0

    @usableFromInline
    init(
        _ merge: MergeSubscription<Downstream>, maxPublishers: Subscribers.Demand,
        _ transform: @escaping (Value) -> P
    ) {
        self.merge = merge
        self.maxPublishers = maxPublishers
        self.transform = transform
    }

    @usableFromInline
    func prepare() {
        merge.observe(onSourceEnd: publisherEnded, onEnd: stop)
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        guard isOpen, upstream == nil else { return subscription.cancel() }
        upstream = subscription
        subscription.request(maxPublishers)
    }

    @inlinable
    func receive(_ input: Value) -> Subscribers.Demand {
        guard isOpen else { return .none }
        depth += 1
        merge.add(transform(input))
        depth -= 1
        return settle()
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<P.Failure>) {
        guard isOpen else { return }
        isOpen = false
        release(upstream.take())
        switch completion {
        case .finished: merge.close()
        case .failure: merge.finish(completion)
        }
    }

    /// Returns the demand after a value: one more for each publisher that has ended meanwhile.
    @usableFromInline
    func settle() -> Subscribers.Demand {
        guard depth == 0, ended > 0 else { return .none }
        let more = Subscribers.Demand.max(ended)
        ended = 0
        return more
    }

    private func publisherEnded() {
        guard maxPublishers != .unlimited else { return }
        if depth > 0 {
            ended += 1
        } else {
            upstream?.request(.max(1))
        }
    }

    private func stop() {
        let last = upstream
        isOpen = false
        upstream = nil
        last?.cancel()
    }
}

extension FlatMapSubscriber: Chained, Sited {
    @usableFromInline var chainLink: ChainLink? { merge.chainLink }
    @usableFromInline var site: BindingSite? { merge.site }
}
