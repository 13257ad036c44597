import Binding

/// The subscriber to the upstream of an operator that sends at another time or another place, and
/// the subscription of its downstream.
///
/// It keeps the contract for both sides: one subscription, no value that was not asked for, nothing
/// after the end. Subclasses handle values and the end.
class ForwardingSubscription<Input, Downstream: Subscriber>:
    DownstreamSubscription<Downstream>, Subscriber
{
    typealias Failure = Downstream.Failure

    @exclusivity(unchecked) private(set) final var upstream: (any Subscription)?
    @exclusivity(unchecked) private final var hasUpstreamEnded = false

    /// Called once, when the subscriber has its subscription and has not cancelled it.
    func start() {}

    /// Handles a value of the upstream. Returns the additional demand.
    func take(_ input: Input) -> Subscribers.Demand { .none }

    /// Handles the end of the upstream.
    func end(_ completion: Subscribers.Completion<Failure>) {
        finish(completion)
    }

    /// Drops what waits. Called once, when the stream is over, before the upstream is cancelled.
    func discard() {}

    /// Cancels `upstream`.
    func cancel(_ upstream: any Subscription) {
        upstream.cancel()
    }

    final func receive(subscription: any Subscription) {
        guard upstream == nil, !hasUpstreamEnded, !isOver else { return subscription.cancel() }
        upstream = subscription
        begin()
        if !isOver { start() }
    }

    final func receive(_ input: Input) -> Subscribers.Demand {
        guard !isOver, !hasUpstreamEnded else { return .none }
        return take(input)
    }

    final func receive(completion: Subscribers.Completion<Failure>) {
        guard !isOver, !hasUpstreamEnded else { return }
        hasUpstreamEnded = true
        release(upstream.take())
        end(completion)
    }

    /// Sends `value` if one is asked for. Returns the additional demand.
    final func sendIfAsked(_ value: Downstream.Input) -> Subscribers.Demand {
        isOver || demand == .none ? .none : send(value)
    }

    /// Cancels the upstream, but still sends what it has sent before.
    final func leaveUpstream() {
        hasUpstreamEnded = true
        upstream.take()?.cancel()
    }

    override func requested(_ more: Subscribers.Demand) {
        upstream?.request(more)
    }

    override final func stop() {
        let ended = upstream.take()
        discard()
        if let ended { cancel(ended) }
    }
}
