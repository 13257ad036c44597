/// The subscriber to one of the publishers of a confluence.
@usableFromInline
final class Inlet<Downstream: Subscriber>: Subscriber {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let confluence: Confluence<Downstream>

    /// Whether the publisher has not ended yet.
    @usableFromInline @exclusivity(unchecked) var isOpen = true

    var subscription: (any Subscription)?

    /// How many values wait in the confluence.
    var unheard = 0

    /// The place among the inlets.
    var slot = 0

    @usableFromInline
    init(into confluence: Confluence<Downstream>) {
        self.confluence = confluence
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        guard isOpen, self.subscription == nil else { return subscription.cancel() }
        self.subscription = subscription
        subscription.request(confluence.demand == .unlimited ? .unlimited : .max(1))
    }

    @inlinable
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isOpen, let downstream = confluence.downstream else { return .none }
        guard confluence.demand == .unlimited, confluence.waiting.isEmpty else {
            return confluence.admit(input, from: self)
        }
        _ = downstream.receive(input)
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard isOpen else { return }
        isOpen = false
        release(subscription.take())
        switch completion {
        case .failure: confluence.finish(completion)
        case .finished where unheard == 0: confluence.leave(self)
        case .finished: break
        }
    }

    func wasHeard(isLimited: Bool) {
        unheard -= 1
        if isOpen {
            if isLimited { subscription?.request(.max(1)) }
        } else if unheard == 0 {
            confluence.leave(self)
        }
    }

    func cancel() {
        let last = subscription
        isOpen = false
        subscription = nil
        last?.cancel()
    }
}

extension Inlet: Chained {
    @usableFromInline var nextInChain: Downstream? { confluence.downstream }
}
