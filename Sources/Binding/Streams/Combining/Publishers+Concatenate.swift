extension Publishers {
    /// Sends all of one publisher, then all of another, which is not subscribed to before.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        /// What comes first.
        public let prefix: Prefix

        /// What follows when the prefix has finished.
        public let suffix: Suffix

        /// A publisher of `prefix` and then of `suffix`.
        @inlinable
        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let succession = Succession<S, Failure>(subscriber)
            var next: Suffix? = suffix
            succession.onStageEnd = { completion in
                guard case .finished = completion, let follower = next else {
                    return succession.finish(completion)
                }
                next = nil
                succession.follow(follower)
            }
            subscriber.receive(subscription: succession)
            succession.follow(prefix)
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}
