extension Publishers {
    /// Sends values until another publisher sends one, then finishes.
    ///
    /// How the other publisher ends does not matter.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// The publisher whose first value ends the stream.
        public let other: Other

        /// A publisher of the values of `upstream` before the first of `other`.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let signpost = Signpost<Other.Output, Other.Failure>()
            let step = SignpostStep<Output, Failure>(isOpen: { true }, leave: signpost.leave)
            let pipe = Pipe(step, subscriber)
            signpost.onEnd { if $0 == nil { pipe.end(.finish) } }
            other.subscribe(signpost)
            upstream.subscribe(pipe)
        }
    }
}

extension Publisher {
    /// Sends values until `publisher` sends one, then finishes.
    public func prefix<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}
