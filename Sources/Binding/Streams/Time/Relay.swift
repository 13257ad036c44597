/// What stands between one upstream and one subscriber, and may say things at another time.
///
/// It keeps the contract for both sides: one subscription, no value that was not asked for,
/// nothing after the end. Subclasses say what becomes of values and of the end.
class Relay<Input, Downstream: Subscriber>: Subscriber, Subscription {
    typealias Failure = Downstream.Failure

    /// Nil once the stream has ended or was cancelled.
    private(set) final var downstream: Downstream?
    private(set) final var upstream: (any Subscription)?

    /// How many more values the subscriber wants.
    private(set) final var demand = Subscribers.Demand.none

    private final var hasUpstreamEnded = false

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    /// Called once, when the subscriber has its subscription and still wants it.
    func start() {}

    /// Called for each value of the upstream.
    func take(_ input: Input) -> Subscribers.Demand { .none }

    /// Called when the upstream has ended.
    func end(_ completion: Subscribers.Completion<Failure>) {
        finish(completion)
    }

    /// Called when the subscriber has asked for more.
    func ask(_ more: Subscribers.Demand) {
        upstream?.request(more)
    }

    /// Called when all is over, to forget what is still planned.
    func stop() {}

    final func receive(subscription: any Subscription) {
        guard upstream == nil, !hasUpstreamEnded, let downstream else {
            return subscription.cancel()
        }
        upstream = subscription
        downstream.receive(subscription: self)
        if self.downstream != nil { start() }
    }

    final func receive(_ input: Input) -> Subscribers.Demand {
        guard downstream != nil, !hasUpstreamEnded else { return .none }
        return take(input)
    }

    final func receive(completion: Subscribers.Completion<Failure>) {
        guard downstream != nil, !hasUpstreamEnded else { return }
        hasUpstreamEnded = true
        release(upstream.take())
        end(completion)
    }

    /// Sends `value` if one is asked for, and answers with how many more are wanted.
    final func send(_ value: Downstream.Input) -> Subscribers.Demand {
        guard demand != .none, let downstream else { return .none }
        demand -= 1
        let more = downstream.receive(value)
        demand += more
        return more
    }

    final func finish(_ completion: Subscribers.Completion<Failure>) {
        let last = downstream
        cancel()
        last?.receive(completion: completion)
    }

    /// Cancels the upstream, but not the delivery of what it has already sent.
    final func leaveUpstream() {
        hasUpstreamEnded = true
        upstream.take()?.cancel()
    }

    final func request(_ more: Subscribers.Demand) {
        guard downstream != nil, more != .none else { return }
        demand += more
        ask(more)
    }

    final func cancel() {
        let (last, ended) = (downstream.take(), upstream.take())
        stop()
        ended?.cancel()
        withExtendedLifetime(last) {}
    }
}

extension Relay: Chained {
    var nextInChain: Downstream? { downstream }
}
