import Binding

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
            upstream.subscribe(AutoconnectSubscription(subscriber, onEnd: leave))
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

extension ConnectablePublisher {
    /// Connects for the first subscriber, and stops when the last has cancelled.
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}

/// The subscription of one subscriber, which is counted until it ends.
private final class AutoconnectSubscription<Downstream: Subscriber>:
    ForwardingSubscription<Downstream.Input, Downstream>
{
    private let onEnd: () -> Void

    init(_ downstream: Downstream, onEnd: @escaping () -> Void) {
        self.onEnd = onEnd
        super.init(downstream)
    }

    override func take(_ input: Downstream.Input) -> Subscribers.Demand {
        sendIfAsked(input)
    }

    override func discard() {
        onEnd()
    }
}
