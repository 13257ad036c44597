/// The subscriber to the upstream of `catch` and `tryCatch`.
final class Rescue<UpstreamFailure: Error, P: Publisher, Downstream: Subscriber>: Subscriber
where P.Output == Downstream.Input {
    typealias Input = P.Output
    typealias Failure = UpstreamFailure

    private let succession: Succession<Downstream, P.Failure>
    private var handler: ((UpstreamFailure) -> Result<P, Downstream.Failure>)?

    /// `handler` makes what follows a failure of the upstream, `convert` words a failure of that.
    init(
        _ succession: Succession<Downstream, P.Failure>,
        handler: @escaping (UpstreamFailure) -> Result<P, Downstream.Failure>,
        convert: @escaping (P.Failure) -> Downstream.Failure
    ) {
        self.succession = succession
        self.handler = handler
        succession.onStop = { release(self.handler.take()) }
        succession.onStageEnd = { completion in
            switch completion {
            case .finished: succession.finish(.finished)
            case .failure(let failure): succession.finish(.failure(convert(failure)))
            }
        }
    }

    func start<Upstream: Publisher>(_ upstream: Upstream)
    where Upstream.Output == P.Output, Upstream.Failure == UpstreamFailure {
        succession.downstream?.receive(subscription: succession)
        if handler != nil { upstream.subscribe(self) }
    }

    func receive(subscription: any Subscription) {
        guard handler != nil, succession.source == nil else { return subscription.cancel() }
        succession.take(subscription)
    }

    func receive(_ input: P.Output) -> Subscribers.Demand {
        guard handler != nil else { return .none }
        let more = succession.deliver(input)
        if handler != nil { return more }
        if more != .none { succession.source?.request(more) }
        return .none
    }

    func receive(completion: Subscribers.Completion<UpstreamFailure>) {
        guard let handler else { return }
        self.handler = nil
        release(succession.source.take())
        guard case .failure(let failure) = completion else { return succession.finish(.finished) }
        switch handler(failure) {
        case .success(let next): succession.follow(next)
        case .failure(let error): succession.finish(.failure(error))
        }
    }
}

extension Rescue: Chained {
    var nextInChain: Downstream? { succession.downstream }
}
