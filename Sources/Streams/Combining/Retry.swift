extension Publishers {
    /// Subscribes to the upstream again when it fails, a number of times.
    ///
    /// The last failure is sent. An upstream that fails within the subscription costs no
    /// stack, however many attempts there are.
    public struct Retry<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that may fail.
        public let upstream: Upstream

        /// The number of attempts after the first; nil for any number.
        public let retries: Int?

        /// A publisher that subscribes to `upstream` again after a failure.
        @inlinable
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let sequence = SequentialSubscription<S, Failure>(subscriber)
            let attempts = RetryAttempts(sequence, upstream: upstream, retries: retries)
            subscriber.receive(subscription: sequence)
            attempts.start()
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Subscribes again after a failure, at most `retries` times, then sends the failure.
    @inlinable
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}

/// The attempts of `retry`: each failure of a publisher is followed by the same publisher.
private final class RetryAttempts<Upstream: Publisher, Downstream: Subscriber>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let sequence: SequentialSubscription<Downstream, Upstream.Failure>
    private let upstream: Upstream
    private var retries: Int?
    private var isAttempting = false
    private var shouldAttempt = false

    init(
        _ sequence: SequentialSubscription<Downstream, Upstream.Failure>, upstream: Upstream,
        retries: Int?
    ) {
        self.sequence = sequence
        self.upstream = upstream
        self.retries = retries
        sequence.onStageEnd = stageEnded
    }

    /// Subscribes, and again for as long as the upstream fails within the subscription.
    func start() {
        shouldAttempt = true
        guard !isAttempting else { return }
        isAttempting = true
        while shouldAttempt {
            shouldAttempt = false
            sequence.follow(upstream)
        }
        isAttempting = false
    }

    private func stageEnded(_ completion: Subscribers.Completion<Upstream.Failure>) {
        guard case .failure = completion, retries ?? 1 > 0 else {
            return sequence.finish(completion)
        }
        if let left = retries { retries = left - 1 }
        start()
    }
}
