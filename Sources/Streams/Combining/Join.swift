extension Publishers {
    /// Decides which values of a publisher are joined with those of the others: `LatestValues` or
    /// `ValuesInOrder`.
    public protocol JoinMode {
        /// True if the latest value of a publisher is used until the next one. Otherwise, each
        /// value is used once.
        static var keepsLatest: Bool { get }
    }

    /// The mode of `combineLatest`: the latest value of each publisher is used until its next one.
    public enum LatestValues: JoinMode {
        @inlinable public static var keepsLatest: Bool { true }
    }

    /// The mode of `zip`: each value is used once, in its order.
    public enum ValuesInOrder: JoinMode {
        @inlinable public static var keepsLatest: Bool { false }
    }
}

extension Publishers {
    /// Sends the latest values of two publishers together, each time one of them sends a value.
    ///
    /// It finishes when all have finished, and fails as soon as one of them fails.
    public typealias CombineLatest<A: Publisher, B: Publisher> = Join2<A, B, LatestValues>
    where A.Failure == B.Failure

    /// Sends the first values of two publishers together, then the second ones, and so on.
    ///
    /// It finishes when a publisher has finished whose values are used up, and fails as soon as one
    /// of them fails.
    public typealias Zip<A: Publisher, B: Publisher> = Join2<A, B, ValuesInOrder>
    where A.Failure == B.Failure

    /// Sends the values of two publishers together.
    public struct Join2<A: Publisher, B: Publisher, Mode: JoinMode>: Operator
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        @usableFromInline var upstream: A { a }

        /// A publisher of the values of these, taken together.
        @inlinable
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let join = JoinSubscription(subscriber, count: 2)
            let a = JoinSlot<A.Output, Mode, S>(join, 0)
            let b = JoinSlot<B.Output, Mode, S>(join, 1)
            join.make = {
                guard let a = a.take(), let b = b.take() else { return nil }
                return (a, b)
            }
            subscriber.receive(subscription: join)
            join.add(self.a, a)
            join.add(self.b, b)
        }
    }
}

extension Publishers.Join2: Equatable where A: Equatable, B: Equatable {}

extension Publishers {
    /// Sends the latest values of three publishers together, each time one of them sends a value.
    ///
    /// It finishes when all have finished, and fails as soon as one of them fails.
    public typealias CombineLatest3<A: Publisher, B: Publisher, C: Publisher> = Join3<
        A, B, C, LatestValues
    >
    where A.Failure == B.Failure, A.Failure == C.Failure

    /// Sends the first values of three publishers together, then the second ones, and so on.
    ///
    /// It finishes when a publisher has finished whose values are used up, and fails as soon as one
    /// of them fails.
    public typealias Zip3<A: Publisher, B: Publisher, C: Publisher> = Join3<A, B, C, ValuesInOrder>
    where A.Failure == B.Failure, A.Failure == C.Failure

    /// Sends the values of three publishers together.
    public struct Join3<A: Publisher, B: Publisher, C: Publisher, Mode: JoinMode>: Operator
    where A.Failure == B.Failure, A.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// The third publisher.
        public let c: C

        @usableFromInline var upstream: A { a }

        /// A publisher of the values of these, taken together.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let join = JoinSubscription(subscriber, count: 3)
            let a = JoinSlot<A.Output, Mode, S>(join, 0)
            let b = JoinSlot<B.Output, Mode, S>(join, 1)
            let c = JoinSlot<C.Output, Mode, S>(join, 2)
            join.make = {
                guard let a = a.take(), let b = b.take(), let c = c.take() else { return nil }
                return (a, b, c)
            }
            subscriber.receive(subscription: join)
            join.add(self.a, a)
            join.add(self.b, b)
            join.add(self.c, c)
        }
    }
}

extension Publishers.Join3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
    /// Sends the latest values of four publishers together, each time one of them sends a value.
    ///
    /// It finishes when all have finished, and fails as soon as one of them fails.
    public typealias CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> = Join4<
        A, B, C, D, LatestValues
    >
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure

    /// Sends the first values of four publishers together, then the second ones, and so on.
    ///
    /// It finishes when a publisher has finished whose values are used up, and fails as soon as one
    /// of them fails.
    public typealias Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> = Join4<
        A, B, C, D, ValuesInOrder
    >
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure

    /// Sends the values of four publishers together.
    public struct Join4<A: Publisher, B: Publisher, C: Publisher, D: Publisher, Mode: JoinMode>:
        Operator
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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

        /// A publisher of the values of these, taken together.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let join = JoinSubscription(subscriber, count: 4)
            let a = JoinSlot<A.Output, Mode, S>(join, 0)
            let b = JoinSlot<B.Output, Mode, S>(join, 1)
            let c = JoinSlot<C.Output, Mode, S>(join, 2)
            let d = JoinSlot<D.Output, Mode, S>(join, 3)
            join.make = {
                guard let a = a.take(), let b = b.take(),
                    let c = c.take(), let d = d.take()
                else { return nil }
                return (a, b, c, d)
            }
            subscriber.receive(subscription: join)
            join.add(self.a, a)
            join.add(self.b, b)
            join.add(self.c, c)
            join.add(self.d, d)
        }
    }
}

extension Publishers.Join4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {
}
