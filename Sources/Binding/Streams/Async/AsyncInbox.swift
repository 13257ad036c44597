/// Takes one value after another from a publisher, for somebody who waits for them.
///
/// It belongs to one iterator and so to one isolation. A stream of signals wakes who waits: the
/// values themselves never leave the isolation and need not be Sendable.
final class AsyncInbox<Input, Failure: Error>: Subscriber {
    private enum State {
        case listening
        case ended(Subscribers.Completion<Failure>)
    }

    private var values = Queue<Input>()
    private var state = State.listening
    private var subscription: (any Subscription)?

    /// What was asked for before there was a subscription.
    private var early = Subscribers.Demand.none

    private let signal: AsyncStream<Void>.Continuation
    private var signals: AsyncStream<Void>.Iterator

    init() {
        let (stream, signal) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        self.signal = signal
        signals = stream.makeAsyncIterator()
    }

    func receive(subscription: any Subscription) {
        guard self.subscription == nil, case .listening = state else {
            return subscription.cancel()
        }
        self.subscription = subscription
        if early != .none { subscription.request(early) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard case .listening = state else { return .none }
        values.append(input)
        signal.yield()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard case .listening = state else { return }
        state = .ended(completion)
        subscription = nil
        signal.yield()
    }

    /// Asks for a value and waits for it; nil at the end, or when the task is cancelled.
    func next(isolation actor: isolated (any Actor)?) async -> Result<Input, Failure>? {
        if values.isEmpty { ask() }
        while true {
            if let value = values.popFirst() { return .success(value) }
            if case .ended(let completion) = state { return end(by: completion) }
            if await signals.next(isolation: actor) == nil { cancel() }
        }
    }

    func cancel() {
        let last = subscription
        state = .ended(.finished)
        subscription = nil
        values.removeAll()
        last?.cancel()
    }

    private func ask() {
        if let subscription {
            subscription.request(.max(1))
        } else {
            early += 1
        }
    }

    /// A failure is told once.
    private func end(by completion: Subscribers.Completion<Failure>) -> Result<Input, Failure>? {
        state = .ended(.finished)
        guard case .failure(let error) = completion else { return nil }
        return .failure(error)
    }
}
