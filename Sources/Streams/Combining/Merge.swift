extension Publishers {
    /// Sends the values of two publishers, as they come.
    ///
    /// It finishes when both have finished, and fails as soon as one of them fails.
    public struct Merge<A: Publisher, B: Publisher<A.Output, A.Failure>>: MergeOperator {
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
        func addAll<S: Subscriber>(to merge: MergeSubscription<S>)
        where S.Input == Output, S.Failure == Failure {
            merge.add(a)
            merge.add(b)
        }
    }

    /// Sends the values of three publishers, as they come.
    public struct Merge3<
        A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>
    >: MergeOperator {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// The third publisher.
        public let c: C

        @usableFromInline var upstream: A { a }

        /// A publisher of the values of all three.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        @inlinable
        func addAll<S: Subscriber>(to merge: MergeSubscription<S>)
        where S.Input == Output, S.Failure == Failure {
            merge.add(a)
            merge.add(b)
            merge.add(c)
        }
    }

    /// Sends the values of four publishers, as they come.
    public struct Merge4<
        A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>
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

        @usableFromInline var upstream: A { a }

        /// A publisher of the values of all four.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        @inlinable
        func addAll<S: Subscriber>(to merge: MergeSubscription<S>)
        where S.Input == Output, S.Failure == Failure {
            merge.add(a)
            merge.add(b)
            merge.add(c)
            merge.add(d)
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable
where
    A: Equatable, B: Equatable, C: Equatable, D: Equatable
{}

/// A merge of a fixed number of publishers.
@usableFromInline
protocol MergeOperator: Operator {
    /// Adds all of the publishers to `merge`.
    func addAll<S: Subscriber>(to merge: MergeSubscription<S>)
    where S.Input == Output, S.Failure == Failure
}

extension MergeOperator {
    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        let merge = MergeSubscription(subscriber)
        subscriber.receive(subscription: merge)
        addAll(to: merge)
        merge.close()
    }
}
