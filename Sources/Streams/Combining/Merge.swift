extension Publishers {
    /// Sends the values of two publishers, as they come.
    ///
    /// It finishes when both have finished, and fails as soon as one of them fails.
    public struct Merge<A: Publisher, B: Publisher<A.Output, A.Failure>>: MergeOperator, Operator {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        @usableFromInline var upstream: A { a }

        /// A publisher of the values of both.
        @inlinable
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        @inlinable
        public func addAll(to target: some MergeTarget<Output, Failure>) {
            target.add(a)
            target.add(b)
        }
    }

    /// Sends the values of a merge and of one more publisher, as they come.
    ///
    /// All publishers feed one subscription, so that a value costs the same however many there are.
    public struct MergeNext<
        Upstream: MergeOperator, Last: Publisher<Upstream.Output, Upstream.Failure>
    >: MergeOperator, Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The merge of the publishers before the last.
        public let upstream: Upstream

        /// The last publisher.
        public let last: Last

        /// A publisher of the values of `upstream` and of `last`.
        @inlinable
        public init(upstream: Upstream, last: Last) {
            self.upstream = upstream
            self.last = last
        }

        @inlinable
        public func addAll(to target: some MergeTarget<Output, Failure>) {
            upstream.addAll(to: target)
            target.add(last)
        }
    }

    /// A merge of a fixed number of publishers, to which another one can be added.
    public protocol MergeOperator: Publisher {
        /// Adds all of the publishers to `target`.
        func addAll(to target: some MergeTarget<Output, Failure>)
    }

    /// Takes the publishers of a merge.
    public protocol MergeTarget<Output, Failure> {
        /// The type of the values.
        associatedtype Output

        /// The type of the error.
        associatedtype Failure: Error

        /// Sends the values of `publisher`, too.
        func add(_ publisher: some Publisher<Output, Failure>)
    }
}

extension Publishers.MergeOperator {
    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        let merge = MergeSubscription(subscriber)
        subscriber.receive(subscription: merge)
        addAll(to: merge)
        merge.close()
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.MergeNext: Equatable where Upstream: Equatable, Last: Equatable {}

/// The merges of more than two publishers.
extension Publishers {
    /// Sends the values of three publishers, as they come.
    public typealias Merge3<
        A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>
    > = MergeNext<Merge<A, B>, C>

    /// Sends the values of four publishers, as they come.
    public typealias Merge4<
        A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>
    > = MergeNext<Merge3<A, B, C>, D>

    /// Sends the values of five publishers, as they come.
    public typealias Merge5<
        A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>
    > = MergeNext<Merge4<A, B, C, D>, E>

    /// Sends the values of six publishers, as they come.
    public typealias Merge6<
        A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
        F: Publisher<A.Output, A.Failure>
    > = MergeNext<Merge5<A, B, C, D, E>, F>

    /// Sends the values of seven publishers, as they come.
    public typealias Merge7<
        A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
        F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>
    > = MergeNext<Merge6<A, B, C, D, E, F>, G>

    /// Sends the values of eight publishers, as they come.
    public typealias Merge8<
        A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
        F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>,
        H: Publisher<A.Output, A.Failure>
    > = MergeNext<Merge7<A, B, C, D, E, F, G>, H>
}

extension Publishers.MergeNext {
    /// A publisher of the values of all three.
    @inlinable
    public init<A, B>(_ a: A, _ b: B, _ c: Last)
    where Upstream == Publishers.Merge<A, B> {
        self.init(upstream: Upstream(a, b), last: c)
    }

    /// A publisher of the values of all four.
    @inlinable
    public init<A, B, C>(_ a: A, _ b: B, _ c: C, _ d: Last)
    where Upstream == Publishers.Merge3<A, B, C> {
        self.init(upstream: Upstream(a, b, c), last: d)
    }

    /// A publisher of the values of all five.
    @inlinable
    public init<A, B, C, D>(_ a: A, _ b: B, _ c: C, _ d: D, _ e: Last)
    where Upstream == Publishers.Merge4<A, B, C, D> {
        self.init(upstream: Upstream(a, b, c, d), last: e)
    }

    /// A publisher of the values of all six.
    @inlinable
    public init<A, B, C, D, E>(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: Last)
    where Upstream == Publishers.Merge5<A, B, C, D, E> {
        self.init(upstream: Upstream(a, b, c, d, e), last: f)
    }

    /// A publisher of the values of all seven.
    @inlinable
    public init<A, B, C, D, E, F>(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: Last)
    where Upstream == Publishers.Merge6<A, B, C, D, E, F> {
        self.init(upstream: Upstream(a, b, c, d, e, f), last: g)
    }

    /// A publisher of the values of all eight.
    @inlinable
    public init<A, B, C, D, E, F, G>(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: Last
    )
    where Upstream == Publishers.Merge7<A, B, C, D, E, F, G> {
        self.init(upstream: Upstream(a, b, c, d, e, f, g), last: h)
    }
}

extension Publisher {
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
