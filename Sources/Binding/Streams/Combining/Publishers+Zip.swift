extension Publishers {
    /// Sends the first values of two publishers together, then the second ones, and so on.
    ///
    /// It finishes when one has finished whose values are used up, and fails as soon as one does.
    public struct Zip<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// A publisher of the values of these, taken together in their order.
        @inlinable
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let join = Join(subscriber, count: 2)
            let a = QueueSlot<A.Output, S>(in: join, at: 0)
            let b = QueueSlot<B.Output, S>(in: join, at: 1)
            join.make = {
                guard let a = a.take(), let b = b.take() else { return nil }
                return (a, b)
            }
            subscriber.receive(subscription: join)
            join.listen(to: self.a, by: a)
            join.listen(to: self.b, by: b)
        }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
