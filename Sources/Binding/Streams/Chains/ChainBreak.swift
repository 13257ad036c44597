/// Stands between two pieces of a long chain and hands over by a trampoline.
final class ChainBreak<Input, Failure: Error>: Subscriber, Subscription {
    private let trampoline: Trampoline
    private var downstream: AnySubscriber<Input, Failure>?
    private var upstream: (any Subscription)?

    init(_ downstream: AnySubscriber<Input, Failure>, _ trampoline: Trampoline) {
        self.downstream = downstream
        self.trampoline = trampoline
    }

    func receive(subscription: any Subscription) {
        guard upstream == nil, downstream != nil else { return subscription.cancel() }
        upstream = subscription
        trampoline.walk(.up) { [self] in downstream?.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        trampoline.walk(.up) { [self] in
            guard let more = downstream?.receive(input), more != .none else { return }
            upstream?.request(more)
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        trampoline.walk(.up) { [self] in
            let ended = downstream.take()
            release(upstream.take())
            ended?.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        guard let upstream else { return }
        trampoline.walk(.down) { upstream.request(demand) }
    }

    func cancel() {
        let last = downstream.take()
        guard let ended = upstream.take() else { return }
        trampoline.walk(.down) { ended.cancel() }
        withExtendedLifetime(last) {}
    }
}

extension ChainBreak: ChainLinked {
    var chainLink: ChainLink? { downstream?.chainLink }
}
