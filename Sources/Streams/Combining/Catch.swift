import Binding

extension Publishers {
    /// Continues with another publisher when the upstream fails; an error that the closure throws
    /// ends the stream.
    public typealias TryCatch<Upstream: Publisher, NewPublisher: Publisher> =
        Catch<Upstream, ThrowingUpstream<NewPublisher>>
    where Upstream.Output == NewPublisher.Output

    /// Continues with another publisher when the upstream fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Operator
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// The publisher that may fail.
        public let upstream: Upstream

        private let handler: (Upstream.Failure) throws(Failure) -> NewPublisher

        /// A publisher that continues with the result of `handler` after a failure.
        public init(
            upstream: Upstream,
            handler: @escaping (Upstream.Failure) throws(Failure) -> NewPublisher
        ) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            CatchSubscriber(SequentialSubscription(subscriber), handler).start(upstream)
        }
    }
}

extension Publisher {
    /// Continues with the publisher that `handler` makes of a failure.
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where P.Output == Output {
        Publishers.Catch<Self, P>(upstream: self, handler: handler)
    }

    /// Continues with the publisher that `handler` makes of a failure; an error that it throws ends
    /// the stream.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
        Publishers.TryCatch<Self, P>(upstream: self) { (failure) throws(any Error) in
            Publishers.ThrowingUpstream(try handler(failure))
        }
    }
}

/// The subscriber to the upstream of `catch` and `tryCatch`.
private final class CatchSubscriber<
    UpstreamFailure: Error, P: Publisher, Downstream: Subscriber<P.Output, P.Failure>
>: Subscriber {
    typealias Input = P.Output
    typealias Failure = UpstreamFailure

    private let sequence: SequentialSubscription<Downstream, P.Failure>

    /// Makes the publisher that follows a failure. It is nil once the upstream is over.
    private var handler: ((UpstreamFailure) throws(P.Failure) -> P)?

    init(
        _ sequence: SequentialSubscription<Downstream, P.Failure>,
        _ handler: @escaping (UpstreamFailure) throws(P.Failure) -> P
    ) {
        self.sequence = sequence
        self.handler = handler
        sequence.onStop = { release(self.handler.take()) }
        sequence.onStageEnd = sequence.finish
    }

    func start<Upstream: Publisher<P.Output, UpstreamFailure>>(_ upstream: Upstream) {
        sequence.begin()
        if handler != nil { upstream.subscribe(self) }
    }

    func receive(subscription: any Subscription) {
        guard handler != nil, sequence.source == nil else { return subscription.cancel() }
        sequence.take(subscription)
    }

    func receive(_ input: P.Output) -> Subscribers.Demand {
        guard handler != nil else { return .none }
        let more = sequence.sendIfAsked(input)
        if handler != nil { return more }
        if more != .none { sequence.source?.request(more) }
        return .none
    }

    func receive(completion: Subscribers.Completion<UpstreamFailure>) {
        guard let handler else { return }
        self.handler = nil
        release(sequence.source.take())
        guard case .failure(let failure) = completion else { return sequence.finish(.finished) }
        do throws(P.Failure) {
            sequence.follow(try handler(failure))
        } catch {
            sequence.finish(.failure(error))
        }
    }
}

extension CatchSubscriber: Chained, Sited {
    var chainLink: ChainLink? { sequence.chainLink }
    var site: BindingSite? { sequence.site }
}
