extension Publishers {
    /// Sends the first values of four publishers together, then the second ones, and so on.
    ///
    /// It finishes when one has finished whose values are used up, and fails as soon as one does.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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

        /// A publisher of the values of these, taken together in their order.
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
            let join = Join(subscriber, count: 4)
            let a = QueueSlot<A.Output, S>(in: join, at: 0)
            let b = QueueSlot<B.Output, S>(in: join, at: 1)
            let c = QueueSlot<C.Output, S>(in: join, at: 2)
            let d = QueueSlot<D.Output, S>(in: join, at: 3)
            join.make = {
                guard let a = a.take(), let b = b.take(),
                    let c = c.take(), let d = d.take()
                else { return nil }
                return (a, b, c, d)
            }
            subscriber.receive(subscription: join)
            join.listen(to: self.a, by: a)
            join.listen(to: self.b, by: b)
            join.listen(to: self.c, by: c)
            join.listen(to: self.d, by: d)
        }
    }
}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
