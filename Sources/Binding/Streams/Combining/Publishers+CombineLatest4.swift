extension Publishers {
    /// Sends the latest values of four publishers whenever one of them sends, as soon as each has.
    ///
    /// What cannot be sent because nothing is asked for is dropped; the latest values are kept. It
    /// finishes when all publishers have, and fails as soon as one does.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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

        /// A publisher of the latest values of these.
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
            let a = LatestSlot<A.Output, S>(in: join, at: 0)
            let b = LatestSlot<B.Output, S>(in: join, at: 1)
            let c = LatestSlot<C.Output, S>(in: join, at: 2)
            let d = LatestSlot<D.Output, S>(in: join, at: 3)
            join.make = {
                guard let a = a.latest, let b = b.latest,
                    let c = c.latest, let d = d.latest
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

extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
