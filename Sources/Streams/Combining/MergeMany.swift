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

    /// Sends the values of this publisher and another publisher, as they come.
    @inlinable
    public func merge<B: Publisher<Output, Failure>>(
        with b: B
    ) -> Publishers.Merge<Self, B> {
        Publishers.Merge(self, b)
    }

    /// Sends the values of this publisher and two others, as they come.
    @inlinable
    public func merge<B: Publisher<Output, Failure>, C: Publisher<Output, Failure>>(
        with b: B, _ c: C
    ) -> Publishers.Merge3<Self, B, C> {
        Publishers.Merge3(self, b, c)
    }

    /// Sends the values of this publisher and three others, as they come.
    @inlinable
    public func merge<
        B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>
    >(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D> {
        Publishers.Merge4(self, b, c, d)
    }

    /// Sends the values of this publisher and four others, as they come.
    @inlinable
    public func merge<
        B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
        E: Publisher<Output, Failure>
    >(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E> {
        Publishers.Merge5(self, b, c, d, e)
    }

    /// Sends the values of this publisher and five others, as they come.
    @inlinable
    public func merge<
        B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
        E: Publisher<Output, Failure>, F: Publisher<Output, Failure>
    >(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F> {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    /// Sends the values of this publisher and six others, as they come.
    @inlinable
    public func merge<
        B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
        E: Publisher<Output, Failure>, F: Publisher<Output, Failure>, G: Publisher<Output, Failure>
    >(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G> {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// Sends the values of this publisher and seven others, as they come.
    @inlinable
    public func merge<
        B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
        E: Publisher<Output, Failure>, F: Publisher<Output, Failure>, G: Publisher<Output, Failure>,
        H: Publisher<Output, Failure>
    >(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H> {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }
}
