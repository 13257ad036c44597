extension Publishers {
    /// Sends what any number of publishers of one type send, as it comes.
    ///
    /// It finishes when all of them have, and fails as soon as one does.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publishers that are heard.
        public let publishers: [Upstream]

        /// A publisher of what all of `upstream` send.
        @inlinable
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// A publisher of what all of `upstream` send.
        @inlinable
        public init<S: Swift.Sequence<Upstream>>(_ upstream: S) {
            publishers = Array(upstream)
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let confluence = Confluence(subscriber)
            subscriber.receive(subscription: confluence)
            for publisher in publishers { confluence.add(publisher) }
            confluence.close()
        }

        /// Hears `other` as well.
        @inlinable
        public func merge(with other: Upstream) -> MergeMany<Upstream> {
            MergeMany(publishers + [other])
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
