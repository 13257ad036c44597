extension Publishers {
    /// Turns each value into a publisher and hears them all at the same time, or so many of them.
    ///
    /// It finishes when the upstream and all the publishers have, and fails as soon as one does.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values that are turned into publishers.
        public let upstream: Upstream

        /// How many publishers are heard at the same time.
        public let maxPublishers: Subscribers.Demand

        /// Makes a publisher of a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// A publisher of what `transform` makes of values, `maxPublishers` at a time.
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
            let confluence = Confluence(subscriber)
            let source = FlatMapSource(confluence, maxPublishers: maxPublishers, transform)
            source.prepare()
            subscriber.receive(subscription: confluence)
            if confluence.downstream != nil { upstream.subscribe(source) }
        }
    }
}
