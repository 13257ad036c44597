extension Publishers {
    /// Sends the latest values of two publishers whenever one of them sends, as soon as each has.
    ///
    /// What cannot be sent because nothing is asked for is dropped; the latest values are kept. It
    /// finishes when all publishers have, and fails as soon as one does.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// A publisher of the latest values of these.
        @inlinable
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let join = Join(subscriber, count: 2)
            let a = LatestSlot<A.Output, S>(in: join, at: 0)
            let b = LatestSlot<B.Output, S>(in: join, at: 1)
            join.make = {
                guard let a = a.latest, let b = b.latest else { return nil }
                return (a, b)
            }
            subscriber.receive(subscription: join)
            join.listen(to: self.a, by: a)
            join.listen(to: self.b, by: b)
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
