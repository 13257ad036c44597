import Binding

/// The subscription of `receive(on:)` and `delay`: it sends everything later, in the same order.
class DelayedDelivery<Downstream: Subscriber>:
    ForwardingSubscription<Downstream.Input, Downstream>
{
    private enum Event {
        case value(Downstream.Input)
        case completion(Subscribers.Completion<Downstream.Failure>)
    }

    private var events = Deque<Event>()
    private var plans = Deque<any Cancellable>()
    private let plan: (@escaping () -> Void) -> (any Cancellable)?

    /// `plan` runs its arguments later, in the order of the calls.
    init(_ downstream: Downstream, plan: @escaping (@escaping () -> Void) -> (any Cancellable)?) {
        self.plan = plan
        super.init(downstream)
    }

    override func take(_ input: Downstream.Input) -> Subscribers.Demand {
        enqueue(.value(input))
        return .none
    }

    override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        enqueue(.completion(completion))
    }

    override func discard() {
        var ended = plans
        plans.removeAll()
        withExtendedLifetime(events) { events.removeAll() }
        while let plan = ended.popFirst() { plan.cancel() }
    }

    private func enqueue(_ event: Event) {
        events.append(event)
        if let plan = plan(sendNext), !events.isEmpty { plans.append(plan) }
    }

    private func sendNext() {
        _ = plans.popFirst()
        switch events.popFirst() {
        case .value(let value):
            let more = sendIfAsked(value)
            if more != .none { requested(more) }
        case .completion(let completion): finish(completion)
        case nil: break
        }
    }
}
