extension Publishers {
    /// Leaves out values until another publisher sends one.
    ///
    /// If the other publisher ends without a value, the stream ends the same way.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// The publisher whose first value opens the stream.
        public let other: Other

        /// A publisher of the values of `upstream` after the first of `other`.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let signpost = Signpost<Other.Output, Failure>()
            let step = SignpostStep<Output, Failure>(
                isOpen: { signpost.isPassed }, leave: signpost.leave)
            let pipe = Pipe(step, subscriber)
            signpost.onEnd { completion in
                switch completion {
                case nil: break
                case .finished: pipe.end(.finish)
                case .failure(let failure): pipe.end(.fail(failure))
                }
            }
            other.subscribe(signpost)
            upstream.subscribe(pipe)
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
    /// Leaves out values until `publisher` sends one.
    public func drop<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
