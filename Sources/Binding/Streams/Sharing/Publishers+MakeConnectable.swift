extension Publishers {
    /// Subscribes to the upstream when it is connected, so that all may subscribe first.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
    where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        private let shared: Multicast<Upstream, PassthroughSubject<Upstream.Output, Never>>

        /// A publisher that is not connected yet.
        public init(upstream: Upstream) {
            shared = upstream.multicast { PassthroughSubject() }
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Never {
            shared.subscribe(subscriber)
        }

        public func connect() -> any Cancellable {
            shared.connect()
        }
    }
}
