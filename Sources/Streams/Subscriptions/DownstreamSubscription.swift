public import Binding

/// A subscription that keeps its subscriber and the demand: the base of all that stand between
/// publishers and a subscriber.
///
/// It releases the subscriber when the stream ends or is cancelled. During a call of the
/// subscriber, that waits until the call returns.
@usableFromInline
class DownstreamSubscription<Downstream: Subscriber>: Subscription {
    /// The number of values that the subscriber has asked for and not received yet.
    @usableFromInline @exclusivity(unchecked) final var demand = Subscribers.Demand.none

    /// The number of calls of the subscriber that are under way, each within the one before.
    @usableFromInline @exclusivity(unchecked) final var depth = 0

    @usableFromInline @exclusivity(unchecked) final var downstream: SubscriberSlot

    /// True if the stream has ended or was cancelled.
    @usableFromInline @exclusivity(unchecked) final var isOver = false

    @inlinable
    init(_ downstream: Downstream) {
        self.downstream = SubscriberSlot(downstream)
    }

    deinit {
        SubscriberSlot.destroy(downstream.take(), as: Downstream.self)
    }

    /// Handles additional demand, which `demand` contains already.
    @usableFromInline
    func requested(_ more: Subscribers.Demand) {}

    /// Cancels what is upstream and drops what waits. Called once, when the stream is over.
    @usableFromInline
    func stop() {}

    /// Sends the subscriber this subscription.
    @inlinable @inline(__always)
    final func begin() {
        depth += 1
        downstream.borrow(Downstream.self) { $0.subscriber.receive(subscription: self) }
        depth -= 1
        if isOver { releaseDownstream() }
    }

    /// Sends `value`, which the subscriber has asked for. Returns the additional demand.
    @inlinable
    final func send(_ value: Downstream.Input) -> Subscribers.Demand {
        if demand.count != .max { demand.count -= 1 }
        depth += 1
        let more =
            downstream.borrow(Downstream.self) { $0.subscriber.receive(value) } ?? .none
        depth -= 1
        if isOver { return releaseDownstream() }
        if more.count != 0 { demand += more }
        return more
    }

    /// Ends the stream, unless it is over.
    @inlinable
    final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard !isOver else { return }
        isOver = true
        depth += 1
        stop()
        downstream.borrow(Downstream.self) { $0.subscriber.receive(completion: completion) }
        depth -= 1
        releaseDownstream()
    }

    @inlinable
    final func request(_ more: Subscribers.Demand) {
        guard !isOver, more != .none else { return }
        demand += more
        requested(more)
    }

    @usableFromInline
    final func cancel() {
        guard !isOver else { return }
        isOver = true
        depth += 1
        stop()
        depth -= 1
        releaseDownstream()
    }

    /// Releases the subscriber when no call of it is under way. Returns no demand.
    @usableFromInline @discardableResult
    final func releaseDownstream() -> Subscribers.Demand {
        guard depth == 0 else { return .none }
        SubscriberSlot.destroy(downstream.take(), as: Downstream.self)
        return .none
    }
}

extension DownstreamSubscription: Chained {
    @usableFromInline final var chainLink: ChainLink? {
        downstream.borrow(Downstream.self) { ($0.subscriber as? any Chained)?.chainLink } ?? nil
    }
}

extension DownstreamSubscription: Sited {
    @usableFromInline final var site: BindingSite? {
        downstream.borrow(Downstream.self) { ($0.subscriber as? any Sited)?.site } ?? nil
    }
}
