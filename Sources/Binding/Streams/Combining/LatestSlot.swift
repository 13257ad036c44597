/// The subscriber to one publisher of a `combineLatest`, and its latest value.
@usableFromInline
final class LatestSlot<Value, Downstream: Subscriber>: Subscriber {
    @usableFromInline typealias Input = Value
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let join: Join<Downstream>
    @usableFromInline @exclusivity(unchecked) var latest: Value?
    @usableFromInline @exclusivity(unchecked) var isOpen = true
    private let index: Int

    @usableFromInline
    init(in join: Join<Downstream>, at index: Int) {
        self.join = join
        self.index = index
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        guard isOpen else { return subscription.cancel() }
        join.take(subscription, at: index)
    }

    @inlinable
    func receive(_ input: Value) -> Subscribers.Demand {
        guard isOpen, join.downstream != nil else { return .none }
        if latest == nil { join.emptySlots -= 1 }
        // Exchanged, since the end of the value before may lead back here.
        var exchanged: Value? = input
        swap(&exchanged, &latest)
        withExtendedLifetime(exchanged) {}
        // A value that only filled the slot leaves the demand for the joint values as it was.
        guard join.emptySlots == 0 else { return .max(1) }
        join.send()
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard isOpen else { return }
        isOpen = false
        switch completion {
        case .finished: join.close(at: index)
        case .failure: join.end(completion, at: index)
        }
    }
}

extension LatestSlot: Chained {
    @usableFromInline var nextInChain: Downstream? { join.downstream }
}
