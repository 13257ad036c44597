/// The relay behind `receive(on:)` and `delay`: all that comes is sent on later, in its order.
class Postponement<Downstream: Subscriber>: Relay<Downstream.Input, Downstream> {
    private enum Event {
        case value(Downstream.Input)
        case completion(Subscribers.Completion<Downstream.Failure>)
    }

    private var events = Queue<Event>()
    private var plans = Queue<any Cancellable>()
    private let plan: (@escaping () -> Void) -> (any Cancellable)?

    /// `plan` has its argument done later, and in the order in which it was called.
    init(_ downstream: Downstream, plan: @escaping (@escaping () -> Void) -> (any Cancellable)?) {
        self.plan = plan
        super.init(downstream)
    }

    override func take(_ input: Downstream.Input) -> Subscribers.Demand {
        postpone(.value(input))
        return .none
    }

    override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        postpone(.completion(completion))
    }

    override func stop() {
        var ended = plans
        plans.removeAll()
        withExtendedLifetime(events) { events.removeAll() }
        while let plan = ended.popFirst() { plan.cancel() }
    }

    private func postpone(_ event: Event) {
        events.append(event)
        if let plan = plan(sendNext), !events.isEmpty { plans.append(plan) }
    }

    private func sendNext() {
        _ = plans.popFirst()
        switch events.popFirst() {
        case .value(let value):
            let more = send(value)
            if more != .none { ask(more) }
        case .completion(let completion): finish(completion)
        case nil: break
        }
    }
}
