extension Publishers {
    /// Goes on with another publisher when the upstream fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// The publisher that may fail.
        public let upstream: Upstream

        /// Makes the publisher that follows a failure.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// A publisher that goes on with what `handler` makes of a failure.
        @inlinable
        public init(
            upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher
        ) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let rescue = Rescue<Upstream.Failure, NewPublisher, S>(
                Succession(subscriber), handler: { [handler] in .success(handler($0)) },
                convert: { $0 })
            rescue.start(upstream)
        }
    }
}
