extension Publishers {
    /// Sends the values of five publishers, as they come.
    public struct Merge5<
        A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>
    >: MergeOperator {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// The third publisher.
        public let c: C

        /// The fourth publisher.
        public let d: D

        /// The fifth publisher.
        public let e: E

        @usableFromInline var upstream: A { a }

        /// A publisher of the values of all five.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        @inlinable
        func addAll<S: Subscriber>(to merge: MergeSubscription<S>)
        where S.Input == Output, S.Failure == Failure {
            merge.add(a)
            merge.add(b)
            merge.add(c)
            merge.add(d)
            merge.add(e)
        }
    }

    /// Sends the values of six publishers, as they come.
    public struct Merge6<
        A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
        F: Publisher<A.Output, A.Failure>
    >: MergeOperator {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// The third publisher.
        public let c: C

        /// The fourth publisher.
        public let d: D

        /// The fifth publisher.
        public let e: E

        /// The sixth publisher.
        public let f: F

        @usableFromInline var upstream: A { a }

        /// A publisher of the values of all six.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        @inlinable
        func addAll<S: Subscriber>(to merge: MergeSubscription<S>)
        where S.Input == Output, S.Failure == Failure {
            merge.add(a)
            merge.add(b)
            merge.add(c)
            merge.add(d)
            merge.add(e)
            merge.add(f)
        }
    }

    /// Sends the values of seven publishers, as they come.
    public struct Merge7<
        A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
        F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>
    >: MergeOperator {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// The third publisher.
        public let c: C

        /// The fourth publisher.
        public let d: D

        /// The fifth publisher.
        public let e: E

        /// The sixth publisher.
        public let f: F

        /// The seventh publisher.
        public let g: G

        @usableFromInline var upstream: A { a }

        /// A publisher of the values of all seven.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        @inlinable
        func addAll<S: Subscriber>(to merge: MergeSubscription<S>)
        where S.Input == Output, S.Failure == Failure {
            merge.add(a)
            merge.add(b)
            merge.add(c)
            merge.add(d)
            merge.add(e)
            merge.add(f)
            merge.add(g)
        }
    }

    /// Sends the values of eight publishers, as they come.
    public struct Merge8<
        A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
        F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>,
        H: Publisher<A.Output, A.Failure>
    >: MergeOperator {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// The third publisher.
        public let c: C

        /// The fourth publisher.
        public let d: D

        /// The fifth publisher.
        public let e: E

        /// The sixth publisher.
        public let f: F

        /// The seventh publisher.
        public let g: G

        /// The eighth publisher.
        public let h: H

        @usableFromInline var upstream: A { a }

        /// A publisher of the values of all eight.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        @inlinable
        func addAll<S: Subscriber>(to merge: MergeSubscription<S>)
        where S.Input == Output, S.Failure == Failure {
            merge.add(a)
            merge.add(b)
            merge.add(c)
            merge.add(d)
            merge.add(e)
            merge.add(f)
            merge.add(g)
            merge.add(h)
        }
    }
}

extension Publishers.Merge5: Equatable
where
    A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable
{}
extension Publishers.Merge6: Equatable
where
    A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable
{}
extension Publishers.Merge7: Equatable
where
    A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
{}
extension Publishers.Merge8: Equatable
where
    A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable,
    G: Equatable, H: Equatable
{}
