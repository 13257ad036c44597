extension Publishers {
    /// Connects the upstream for its first subscriber, and stops it when the last has cancelled.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is connected.
        public let upstream: Upstream

        private var subscribers = 0
        private var connection: (any Cancellable)?

        /// A publisher without subscribers.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            subscribers += 1
            let isFirst = subscribers == 1
            upstream.subscribe(AutoconnectRelay(subscriber, onEnd: leave))
            guard isFirst, subscribers > 0, connection == nil else { return }
            let connection = upstream.connect()
            // A stream may be over before it is known to be under way.
            if subscribers > 0 {
                self.connection = connection
            } else {
                connection.cancel()
            }
        }

        private func leave() {
            subscribers -= 1
            guard subscribers == 0 else { return }
            let last = connection
            connection = nil
            last?.cancel()
        }
    }
}

/// Counts as a subscriber until it has cancelled or heard the end.
private final class AutoconnectRelay<Downstream: Subscriber>: Subscriber, Subscription {
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var onEnd: (() -> Void)?

    init(_ downstream: Downstream, onEnd: @escaping () -> Void) {
        self.downstream = downstream
        self.onEnd = onEnd
    }

    func receive(subscription: any Subscription) {
        guard upstream == nil, let downstream else { return subscription.cancel() }
        upstream = subscription
        downstream.receive(subscription: self)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        downstream?.receive(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        let last = downstream.take()
        end()
        last?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        upstream?.request(demand)
    }

    func cancel() {
        let last = upstream.take()
        end()
        last?.cancel()
    }

    /// Clears all state before a release, since a release may call this object again.
    private func end() {
        let ended = (downstream.take(), upstream.take())
        onEnd.take()?()
        withExtendedLifetime(ended) {}
    }
}
