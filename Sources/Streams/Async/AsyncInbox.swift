import Binding

/// Takes values from a publisher one by one, for the tasks that wait for them.
///
/// It belongs to one iterator and its copies, and so to one isolation. A stream of signals
/// wakes a waiting task: the values themselves never leave the isolation and need not be Sendable.
final class AsyncInbox<Input, Failure: Error>: Subscriber {
    private enum State {
        case listening
        case ended(Subscribers.Completion<Failure>)
    }

    /// One call of `next` that waits for its value, or for the end.
    private final class Waiter {
        let signal: AsyncStream<Void>.Continuation
        var value: Input?

        init(_ signal: AsyncStream<Void>.Continuation) {
            self.signal = signal
        }
    }

    /// Values without a waiter, and waiters without a value: one of the two is empty.
    private var values = Deque<Input>()
    private var waiters = Deque<Waiter>()
    private var state = State.listening
    private var subscription: (any Subscription)?

    /// The demand from before there was a subscription.
    private var early = Subscribers.Demand.none

    func receive(subscription: any Subscription) {
        guard self.subscription == nil, case .listening = state else {
            return subscription.cancel()
        }
        self.subscription = subscription
        if early != .none { subscription.request(early) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard case .listening = state else { return .none }
        if let waiter = waiters.popFirst() {
            waiter.value = input
            waiter.signal.finish()
        } else {
            values.append(input)
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard case .listening = state else { return }
        end(.ended(completion))
    }

    /// Asks for a value and waits for it; nil at the end, or when a task that waits is cancelled.
    func next(isolation actor: isolated (any Actor)?) async -> Result<Input, Failure>? {
        if values.isEmpty { ask() }
        if let value = values.popFirst() { return .success(value) }
        guard case .listening = state else { return takeEnd() }
        let (stream, signal) = AsyncStream.makeStream(of: Void.self)
        let waiter = Waiter(signal)
        waiters.append(waiter)
        var signals = stream.makeAsyncIterator()
        _ = await signals.next(isolation: actor)
        if let value = waiter.value { return .success(value) }
        if case .listening = state { cancel() }
        return takeEnd()
    }

    func cancel() {
        let dropped = values
        values.removeAll()
        end(.ended(.finished))?.cancel()
        withExtendedLifetime(dropped) {}
    }

    private func ask() {
        if let subscription {
            subscription.request(.max(1))
        } else {
            early += 1
        }
    }

    /// Wakes all tasks that wait.
    @discardableResult
    private func end(_ state: State) -> (any Subscription)? {
        self.state = state
        while let waiter = waiters.popFirst() { waiter.signal.finish() }
        return subscription.take()
    }

    /// Returns the failure, once, or nil.
    private func takeEnd() -> Result<Input, Failure>? {
        guard case .ended(.failure(let error)) = state else { return nil }
        state = .ended(.finished)
        return .failure(error)
    }
}

/// Cancels the subscription of an inbox when the last copy of its iterator is gone.
final class AsyncInboxOwner<Input, Failure: Error> {
    let inbox = AsyncInbox<Input, Failure>()

    init<P: Publisher>(of publisher: P) where P.Output == Input, P.Failure == Failure {
        publisher.subscribe(inbox)
    }

    deinit {
        inbox.cancel()
    }
}
