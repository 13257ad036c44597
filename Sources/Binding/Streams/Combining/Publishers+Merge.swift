extension Publishers {
    /// Sends what two publishers send, as it comes.
    ///
    /// It finishes when all of them have, and fails as soon as one does.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// A publisher of what all of these send.
        @inlinable
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let confluence = Confluence(subscriber)
            subscriber.receive(subscription: confluence)
            confluence.add(a)
            confluence.add(b)
            confluence.close()
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
