import Binding

/// Stands between two pieces of a long chain, and calls them by a queue.
final class ChainBreak<Input, Failure: Error>: Subscriber, Subscription {
    private let calls: CallQueue
    private var downstream: AnySubscriber<Input, Failure>?
    private var upstream: (any Subscription)?

    init(_ downstream: AnySubscriber<Input, Failure>, _ calls: CallQueue) {
        self.downstream = downstream
        self.calls = calls
    }

    func receive(subscription: any Subscription) {
        guard upstream == nil, downstream != nil else { return subscription.cancel() }
        upstream = subscription
        calls.add(.up) { [self] in downstream?.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        calls.add(.up) { [self] in
            guard let more = downstream?.receive(input), more != .none else { return }
            upstream?.request(more)
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        calls.add(.up) { [self] in
            let ended = downstream.take()
            release(upstream.take())
            ended?.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        guard let upstream else { return }
        calls.add(.down) { upstream.request(demand) }
    }

    func cancel() {
        let last = downstream.take()
        guard let ended = upstream.take() else { return }
        calls.add(.down) { ended.cancel() }
        withExtendedLifetime(last) {}
    }
}

extension ChainBreak: Chained, Sited {
    var chainLink: ChainLink? { downstream?.chainLink }
    var site: BindingSite? { downstream?.site }
}
