extension Publishers {
    /// Subscribes to the upstream anew when it fails, a number of times.
    ///
    /// The last failure is passed on. An upstream that fails within the subscription costs no
    /// stack, however many attempts there are.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that may fail.
        public let upstream: Upstream

        /// How many attempts follow the first; nil for as many as it takes.
        public let retries: Int?

        /// A publisher that subscribes to `upstream` again after a failure.
        @inlinable
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let succession = Succession<S, Failure>(subscriber)
            let retrial = Retrial(succession, upstream: upstream, retries: retries)
            subscriber.receive(subscription: succession)
            retrial.attempt()
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

/// Follows each failure of a publisher with the same publisher.
private final class Retrial<Upstream: Publisher, Downstream: Subscriber>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let succession: Succession<Downstream, Upstream.Failure>
    private let upstream: Upstream
    private var retries: Int?
    private var isAttempting = false
    private var shouldAttempt = false

    init(
        _ succession: Succession<Downstream, Upstream.Failure>, upstream: Upstream, retries: Int?
    ) {
        self.succession = succession
        self.upstream = upstream
        self.retries = retries
        succession.onStageEnd = stageEnded
    }

    /// Subscribes, and again for as long as the upstream fails within the subscription.
    func attempt() {
        shouldAttempt = true
        guard !isAttempting else { return }
        isAttempting = true
        while shouldAttempt {
            shouldAttempt = false
            succession.follow(upstream)
        }
        isAttempting = false
    }

    private func stageEnded(_ completion: Subscribers.Completion<Upstream.Failure>) {
        guard case .failure = completion, retries ?? 1 > 0 else {
            return succession.finish(completion)
        }
        if let left = retries { retries = left - 1 }
        attempt()
    }
}
