/// The subscriber to the upstream of a `flatMap`.
@usableFromInline
final class FlatMapSource<Value, P: Publisher, Downstream: Subscriber>: Subscriber
where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    @usableFromInline typealias Input = Value
    @usableFromInline typealias Failure = P.Failure

    @usableFromInline let confluence: Confluence<Downstream>
    @usableFromInline let transform: (Value) -> P
    @usableFromInline @exclusivity(unchecked) var isOpen = true
    private let maxPublishers: Subscribers.Demand
    private var upstream: (any Subscription)?

    /// How many calls of `receive(_:)` are under way.
    @usableFromInline @exclusivity(unchecked) var depth = 0

    /// How many publishers have ended since, to be made up for in the answer.
    private var ended = 0

    @usableFromInline
    init(
        _ confluence: Confluence<Downstream>, maxPublishers: Subscribers.Demand,
        _ transform: @escaping (Value) -> P
    ) {
        self.confluence = confluence
        self.maxPublishers = maxPublishers
        self.transform = transform
    }

    @usableFromInline
    func prepare() {
        confluence.observe(onClose: publisherEnded, onEnd: stop)
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        guard isOpen, upstream == nil else { return subscription.cancel() }
        upstream = subscription
        subscription.request(maxPublishers)
    }

    @inlinable
    func receive(_ input: Value) -> Subscribers.Demand {
        guard isOpen else { return .none }
        depth += 1
        confluence.add(transform(input))
        depth -= 1
        return settle()
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<P.Failure>) {
        guard isOpen else { return }
        isOpen = false
        release(upstream.take())
        switch completion {
        case .finished: confluence.close()
        case .failure: confluence.finish(completion)
        }
    }

    /// The answer to a value: another may come for each publisher that has ended meanwhile.
    @usableFromInline
    func settle() -> Subscribers.Demand {
        guard depth == 0, ended > 0 else { return .none }
        let more = Subscribers.Demand.max(ended)
        ended = 0
        return more
    }

    private func publisherEnded() {
        guard maxPublishers != .unlimited else { return }
        if depth > 0 {
            ended += 1
        } else {
            upstream?.request(.max(1))
        }
    }

    private func stop() {
        let last = upstream
        isOpen = false
        upstream = nil
        last?.cancel()
    }
}

extension FlatMapSource: Chained {
    @usableFromInline var nextInChain: Downstream? { confluence.downstream }
}
