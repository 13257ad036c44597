extension Publishers {
    /// Sends the values of one publisher, then those of another one, which is not subscribed to
    /// before.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Operator
    where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        /// The first publisher.
        public let prefix: Prefix

        /// The publisher that follows when the prefix has finished.
        public let suffix: Suffix

        @usableFromInline var upstream: Prefix { prefix }

        /// A publisher of the values of `prefix` and then of `suffix`.
        @inlinable
        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let sequence = SequentialSubscription<S, Failure>(subscriber)
            var next: Suffix? = suffix
            sequence.onStageEnd = { completion in
                guard case .finished = completion, let follower = next else {
                    return sequence.finish(completion)
                }
                next = nil
                sequence.follow(follower)
            }
            subscriber.receive(subscription: sequence)
            sequence.follow(prefix)
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publisher {
    /// Sends the values of `publisher` when this one has finished.
    @inlinable
    public func append<P: Publisher<Output, Failure>>(
        _ publisher: P
    ) -> Publishers.Concatenate<Self, P> {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }

    /// Sends `elements` when this publisher has finished.
    @inlinable
    public func append(
        _ elements: Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Sends the elements of a sequence when this publisher has finished.
    @inlinable
    public func append<S: Sequence<Output>>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Sends the values of `publisher` before this one is subscribed to.
    @inlinable
    public func prepend<P: Publisher<Output, Failure>>(
        _ publisher: P
    ) -> Publishers.Concatenate<P, Self> {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Sends `elements` before this publisher is subscribed to.
    @inlinable
    public func prepend(
        _ elements: Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    /// Sends the elements of a sequence before this publisher is subscribed to.
    @inlinable
    public func prepend<S: Sequence<Output>>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> {
        prepend(Publishers.Sequence(sequence: elements))
    }
}
