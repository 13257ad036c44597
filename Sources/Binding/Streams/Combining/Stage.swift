/// The subscriber to one publisher of a succession.
@usableFromInline
struct Stage<Downstream: Subscriber, Failure: Error>: Subscriber {
    @usableFromInline typealias Input = Downstream.Input

    @usableFromInline let succession: Succession<Downstream, Failure>
    @usableFromInline let number: Int

    @inlinable
    init(in succession: Succession<Downstream, Failure>, number: Int) {
        self.succession = succession
        self.number = number
    }

    @usableFromInline var combineIdentifier: CombineIdentifier { succession.combineIdentifier }

    @inlinable var isCurrent: Bool { succession.current == number }

    @inlinable
    func receive(subscription: any Subscription) {
        guard isCurrent, succession.source == nil else { return subscription.cancel() }
        succession.take(subscription)
    }

    @inlinable
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isCurrent else { return .none }
        let more = succession.deliver(input)
        if more == .none || isCurrent { return more }
        // Whoever follows was asked before this answer was known.
        succession.source?.request(more)
        return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        if isCurrent { succession.endStage(completion) }
    }
}

extension Stage: Chained {
    @usableFromInline var nextInChain: Downstream? { succession.downstream }
}
