extension Publishers {
    /// Goes on with another publisher when the upstream fails, or fails with what the handler
    /// throws.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher that may fail.
        public let upstream: Upstream

        /// Makes the publisher that follows a failure.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// A publisher that goes on with what `handler` makes of a failure, or throws.
        @inlinable
        public init(
            upstream: Upstream,
            handler: @escaping (Upstream.Failure) throws -> NewPublisher
        ) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == any Error {
            let rescue = Rescue<Upstream.Failure, NewPublisher, S>(
                Succession(subscriber),
                handler: { [handler] error in Result { try handler(error) } },
                convert: { $0 })
            rescue.start(upstream)
        }
    }
}
