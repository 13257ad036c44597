extension Publishers {
    /// Keeps values until they are asked for, up to a number. The end waits behind them.
    public struct Buffer<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are kept.
        public let upstream: Upstream

        /// The number of values that are kept; less than zero counts as zero.
        public let size: Int

        /// The number of values that it asks for.
        public let prefetch: PrefetchStrategy

        /// The handling of a value that does not fit.
        public let whenFull: BufferingStrategy<Failure>

        /// A publisher of the values of `upstream`, of which it keeps at most `size`.
        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
            whenFull: BufferingStrategy<Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(BufferSubscription(subscriber, of: self))
        }
    }

    /// The handling of a value that a full buffer receives.
    public enum BufferingStrategy<Failure: Error> {
        /// Drops it.
        case dropNewest

        /// Drops the value that has waited longest.
        case dropOldest

        /// Takes no more values, and fails once the waiting ones have been delivered.
        case customError(() -> Failure)
    }

    /// The number of values that a buffer asks for.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// As many as fit, from the start; and another for each that leaves.
        case keepFull

        /// All, from the start. The buffer handles those that do not fit.
        case byRequest
    }
}

extension Publisher {
    /// Keeps at most `size` values until they are asked for.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}

private final class BufferSubscription<Upstream: Publisher, Downstream: Subscriber>:
    ForwardingSubscription<Downstream.Input, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let publisher: Publishers.Buffer<Upstream>
    private var kept = Deque<Downstream.Input>()
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var isDraining = false

    init(_ downstream: Downstream, of publisher: Publishers.Buffer<Upstream>) {
        self.publisher = publisher
        super.init(downstream)
    }

    override func start() {
        switch publisher.prefetch {
        case .keepFull: upstream?.request(.max(publisher.size))
        case .byRequest: upstream?.request(.unlimited)
        }
    }

    override func requested(_ more: Subscribers.Demand) {
        drain()
    }

    override func take(_ input: Downstream.Input) -> Subscribers.Demand {
        let canPass = demand != .none && !isDraining
        if kept.count < publisher.size || canPass {
            kept.append(input)
            drain()
        } else {
            overflow(with: input)
        }
        return .none
    }

    override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        self.completion = completion
        drain()
    }

    override func discard() {
        release(completion.take())
        withExtendedLifetime(kept) { kept.removeAll() }
    }

    private func overflow(with input: Downstream.Input) {
        switch publisher.whenFull {
        case .dropNewest: break
        case .dropOldest:
            kept.append(input)
            _ = kept.popFirst()
        case .customError(let makeError):
            completion = .failure(makeError())
            leaveUpstream()
            drain()
        }
    }

    private func drain() {
        guard !isDraining else { return }
        isDraining = true
        while demand != .none, let value = kept.popFirst() {
            _ = sendIfAsked(value)
            if publisher.prefetch == .keepFull { upstream?.request(.max(1)) }
        }
        isDraining = false
        if kept.isEmpty, let completion { finish(completion) }
    }
}
