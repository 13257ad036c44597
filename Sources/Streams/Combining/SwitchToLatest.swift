public import Binding

extension Publishers {
    /// Sends the values of the latest publisher that the upstream has sent, and cancels the one
    /// before.
    ///
    /// It finishes when the upstream and the latest publisher both have, and fails as soon as
    /// either does.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher<P, P.Failure>>: Operator {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        /// The publisher of publishers.
        public let upstream: Upstream

        /// A publisher of the values of the latest publisher of `upstream`.
        @inlinable
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == P.Output, S.Failure == P.Failure {
            let sequence = SequentialSubscription<S, P.Failure>(subscriber)
            let source = SwitchSubscriber<P, S>(sequence)
            sequence.onStageEnd = { source.stageEnded($0) }
            subscriber.receive(subscription: sequence)
            if !sequence.isOver { upstream.subscribe(source) }
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends the values of the latest publisher that this one has sent.
    @inlinable
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Sends the values of the latest publisher, which cannot fail, that this one has sent.
    @inlinable
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>,
            Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// Sends the values of the latest publisher that this one has sent.
    @inlinable
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Output, Publishers.SetFailureType<Self, Output.Failure>
        >
    {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never, Failure == Never {
    /// Sends the values of the latest publisher that this one has sent. Nothing can fail.
    @inlinable
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

/// The subscriber to the publisher of publishers of a `switchToLatest`.
@usableFromInline
final class SwitchSubscriber<P: Publisher, Downstream: Subscriber>: Subscriber
where Downstream.Input == P.Output, Downstream.Failure == P.Failure {
    @usableFromInline typealias Input = P
    @usableFromInline typealias Failure = P.Failure

    @usableFromInline let sequence: SequentialSubscription<Downstream, P.Failure>
    @usableFromInline @exclusivity(unchecked) var hasEnded = false
    private var upstream: (any Subscription)?

    @usableFromInline
    init(_ sequence: SequentialSubscription<Downstream, P.Failure>) {
        self.sequence = sequence
        sequence.onStop = stop
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        guard !sequence.isOver, upstream == nil, !hasEnded else {
            return subscription.cancel()
        }
        upstream = subscription
        subscription.request(.unlimited)
    }

    @inlinable
    func receive(_ input: P) -> Subscribers.Demand {
        if !hasEnded { sequence.follow(input) }
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<P.Failure>) {
        guard !hasEnded else { return }
        hasEnded = true
        release(upstream.take())
        if case .finished = completion, !sequence.isBetweenStages { return }
        sequence.finish(completion)
    }

    @inlinable
    func stageEnded(_ completion: Subscribers.Completion<P.Failure>) {
        switch completion {
        case .failure: sequence.finish(completion)
        case .finished where hasEnded: sequence.finish(.finished)
        case .finished: break
        }
    }

    private func stop() {
        let last = upstream
        hasEnded = true
        upstream = nil
        last?.cancel()
    }
}

extension SwitchSubscriber: Chained, Sited {
    @usableFromInline var chainLink: ChainLink? { sequence.chainLink }
    @usableFromInline var site: BindingSite? { sequence.site }
}
