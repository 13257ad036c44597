extension Publishers {
    /// Sends the values of any number of publishers of one type, as they come.
    ///
    /// It finishes when all have finished, and fails as soon as one of them fails.
    public struct MergeMany<Upstream: Publisher>: Publisher, Chained {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        @usableFromInline var chainLink: ChainLink? {
            (publishers.first as? any Chained)?.chainLink
        }

        /// A publisher of the values of all of `upstream`.
        @inlinable
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// A publisher of the values of all of `upstream`.
        @inlinable
        public init<S: Swift.Sequence<Upstream>>(_ upstream: S) {
            publishers = Array(upstream)
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let merge = MergeSubscription(subscriber)
            subscriber.receive(subscription: merge)
            for publisher in publishers { merge.add(publisher) }
            merge.close()
        }

        /// Adds `other`.
        @inlinable
        public func merge(with other: Upstream) -> MergeMany<Upstream> {
            MergeMany(publishers + [other])
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends the values of this publisher and another one of its type, as they come.
    @inlinable
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany(self, other)
    }
}
