public import Binding

extension Publishers {
    /// The values of a publisher, with any error as failure.
    ///
    /// It is the upstream of the operators whose closure may throw: `Publishers.TryMap<P, T>` is
    /// `Publishers.Map<ThrowingUpstream<P>, T>`. The closure of an operator may throw the failure
    /// of its upstream.
    public struct ThrowingUpstream<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher upstream.
        public let upstream: Upstream

        /// A publisher of the values of `upstream`.
        @inlinable
        public init(_ upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: ThrowingSubscriber<S, Upstream.Failure>(subscriber))
        }
    }
}

/// Sends everything to `downstream`, a failure as any error.
@usableFromInline
struct ThrowingSubscriber<Downstream: Subscriber, Failure: Error>: Subscriber
where Downstream.Failure == any Error {
    @usableFromInline let downstream: Downstream

    @inlinable
    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    @usableFromInline var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) {
        downstream.receive(subscription: subscription)
    }

    @inlinable
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        downstream.receive(input)
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: downstream.receive(completion: .finished)
        case .failure(let failure): downstream.receive(completion: .failure(failure))
        }
    }
}

extension ThrowingSubscriber: Chained {
    @usableFromInline var chainLink: ChainLink? { (downstream as? any Chained)?.chainLink }
}

extension ThrowingSubscriber: Sited {
    @usableFromInline var site: BindingSite? { (downstream as? any Sited)?.site }
}
