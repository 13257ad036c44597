/// Hears the first value of one stream, which opens or shuts another.
final class Signpost<Input, Failure: Error>: Subscriber {
    /// Whether there was a value.
    private(set) var isPassed = false
    private var onEnd: ((Subscribers.Completion<Failure>?) -> Void)?
    private var subscription: (any Subscription)?
    private var isOver = false

    /// Calls `action` once: with nil at the first value, or with an end that comes before it.
    func onEnd(_ action: @escaping (Subscribers.Completion<Failure>?) -> Void) {
        onEnd = action
    }

    func receive(subscription: any Subscription) {
        guard self.subscription == nil, !isOver else { return subscription.cancel() }
        self.subscription = subscription
        subscription.request(.max(1))
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        isPassed = isPassed || !isOver
        end(nil)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        release(subscription.take())
        end(completion)
    }

    /// Hears nothing more.
    func leave() {
        let last = onEnd.take()
        end(nil)
        withExtendedLifetime(last) {}
    }

    private func end(_ completion: Subscribers.Completion<Failure>?) {
        guard !isOver else { return }
        isOver = true
        let action = onEnd
        let ended = subscription
        onEnd = nil
        subscription = nil
        ended?.cancel()
        action?(completion)
    }
}
