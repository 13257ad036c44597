extension Publishers {
    /// Shares one subscription to the upstream between all subscribers.
    ///
    /// It begins with the first subscriber and is cancelled with the last. A subscriber that comes
    /// later misses the values sent before.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is shared.
        public let upstream: Upstream

        private let shared:
            Autoconnect<
                Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
            >

        /// A publisher without subscribers.
        public init(upstream: Upstream, file: StaticString = #fileID, line: UInt = #line) {
            self.upstream = upstream
            shared = upstream.multicast({ PassthroughSubject() }, file: file, line: line)
                .autoconnect()
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            shared.subscribe(subscriber)
        }

        public static func == (lhs: Share, rhs: Share) -> Bool {
            lhs === rhs
        }
    }
}

extension Publisher {
    /// Shares one subscription to this publisher between all subscribers.
    public func share(
        file: StaticString = #fileID, line: UInt = #line
    ) -> Publishers.Share<Self> {
        Publishers.Share(upstream: self, file: file, line: line)
    }
}
