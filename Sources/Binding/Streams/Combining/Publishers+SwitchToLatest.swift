extension Publishers {
    /// Hears the latest of the publishers that the upstream sends, and leaves the one before.
    ///
    /// It finishes when the upstream and the latest publisher both have, and fails as soon as
    /// either does.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher<P, P.Failure>>: Publisher {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        /// The publisher of publishers.
        public let upstream: Upstream

        /// A publisher of what the latest publisher of `upstream` sends.
        @inlinable
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == P.Output, S.Failure == P.Failure {
            let succession = Succession<S, P.Failure>(subscriber)
            let switcher = Switcher<P, S>(succession)
            succession.onStageEnd = { switcher.stageEnded($0) }
            subscriber.receive(subscription: succession)
            if succession.downstream != nil { upstream.subscribe(switcher) }
        }
    }
}
