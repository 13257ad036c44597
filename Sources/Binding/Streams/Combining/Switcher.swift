/// The subscriber to the publisher of publishers of a `switchToLatest`.
@usableFromInline
final class Switcher<P: Publisher, Downstream: Subscriber>: Subscriber
where Downstream.Input == P.Output, Downstream.Failure == P.Failure {
    @usableFromInline typealias Input = P
    @usableFromInline typealias Failure = P.Failure

    @usableFromInline let succession: Succession<Downstream, P.Failure>
    @usableFromInline @exclusivity(unchecked) var hasEnded = false
    private var upstream: (any Subscription)?

    @usableFromInline
    init(_ succession: Succession<Downstream, P.Failure>) {
        self.succession = succession
        succession.onStop = stop
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        guard succession.downstream != nil, upstream == nil, !hasEnded else {
            return subscription.cancel()
        }
        upstream = subscription
        subscription.request(.unlimited)
    }

    @inlinable
    func receive(_ input: P) -> Subscribers.Demand {
        if !hasEnded { succession.follow(input) }
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<P.Failure>) {
        guard !hasEnded else { return }
        hasEnded = true
        release(upstream.take())
        if case .finished = completion, !succession.isBetweenStages { return }
        succession.finish(completion)
    }

    @inlinable
    func stageEnded(_ completion: Subscribers.Completion<P.Failure>) {
        switch completion {
        case .failure: succession.finish(completion)
        case .finished where hasEnded: succession.finish(.finished)
        case .finished: break
        }
    }

    private func stop() {
        let last = upstream
        hasEnded = true
        upstream = nil
        last?.cancel()
    }
}

extension Switcher: Chained {
    @usableFromInline var nextInChain: Downstream? { succession.downstream }
}
