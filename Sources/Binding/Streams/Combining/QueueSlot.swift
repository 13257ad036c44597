/// The subscriber to one publisher of a `zip`, and those of its values that wait for the others.
@usableFromInline
final class QueueSlot<Value, Downstream: Subscriber>: Subscriber {
    @usableFromInline typealias Input = Value
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let join: Join<Downstream>
    @usableFromInline @exclusivity(unchecked) var values = Queue<Value>()
    @usableFromInline @exclusivity(unchecked) var isOpen = true
    private let index: Int

    @usableFromInline
    init(in join: Join<Downstream>, at index: Int) {
        self.join = join
        self.index = index
    }

    @inlinable
    func take() -> Value? {
        let value = values.popFirst()
        if values.isEmpty {
            join.emptySlots += 1
            if !isOpen { join.isExhausted = true }
        }
        return value
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        guard isOpen else { return subscription.cancel() }
        join.take(subscription, at: index)
    }

    @inlinable
    func receive(_ input: Value) -> Subscribers.Demand {
        guard isOpen, join.downstream != nil else { return .none }
        if values.isEmpty { join.emptySlots -= 1 }
        values.append(input)
        if join.emptySlots == 0 { join.send() }
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard isOpen else { return }
        isOpen = false
        switch completion {
        case .finished where values.isEmpty: join.end(completion, at: index)
        case .finished: join.close(at: index)
        case .failure: join.end(completion, at: index)
        }
    }
}

extension QueueSlot: Chained {
    @usableFromInline var nextInChain: Downstream? { join.downstream }
}
