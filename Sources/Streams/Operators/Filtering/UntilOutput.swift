import Binding

extension Publishers {
    /// Leaves out values until another publisher sends one.
    ///
    /// If the other publisher ends without a value, the stream ends the same way.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Operator
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        /// The publisher whose first value opens the stream.
        public let other: Other

        /// A publisher of the values of `upstream` after the first of `other`.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let first = FirstValueSubscriber<Other.Output, Failure>()
            let step = UntilOutputStep<Output, Failure>(
                isOpen: { first.hasReceivedValue }, cancelOther: first.cancel)
            let subscription = OperatorSubscription(step, subscriber)
            first.onEnd(for: subscription) { if let end = $0 { subscription.close(StepEnd(end)) } }
            other.subscribe(first)
            upstream.subscribe(subscription)
        }
    }

    /// Sends values until another publisher sends one, then finishes.
    ///
    /// The end of the other publisher does not matter.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        /// The publisher whose first value ends the stream.
        public let other: Other

        /// A publisher of the values of `upstream` before the first of `other`.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let first = FirstValueSubscriber<Other.Output, Other.Failure>()
            let step = UntilOutputStep<Output, Failure>(
                isOpen: { true }, cancelOther: first.cancel)
            let subscription = OperatorSubscription(step, subscriber)
            first.onEnd(for: subscription) { if $0 == nil { subscription.close(.finish) } }
            other.subscribe(first)
            upstream.subscribe(subscription)
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
    /// Leaves out values until `publisher` sends one.
    public func drop<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }

    /// Sends values until `publisher` sends one, then finishes.
    public func prefix<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}

/// The subscriber to the publisher whose first value opens or ends the stream of another one.
private final class FirstValueSubscriber<Input, Failure: Error>: Subscriber, Sited {
    /// True if there was a value.
    private(set) var hasReceivedValue = false
    private var onEnd: ((Subscribers.Completion<Failure>?) -> Void)?
    private var subscription: (any Subscription)?
    private var isOver = false

    /// The stream that is opened or ended; nil once there was a value.
    private var stream: (any Sited)?

    var site: BindingSite? { stream?.site }

    /// Calls `action` for `stream` once: with nil at the first value, or with an end that comes
    /// before it.
    func onEnd(
        for stream: any Sited, _ action: @escaping (Subscribers.Completion<Failure>?) -> Void
    ) {
        self.stream = stream
        onEnd = action
    }

    func receive(subscription: any Subscription) {
        guard self.subscription == nil, !isOver else { return subscription.cancel() }
        self.subscription = subscription
        subscription.request(.max(1))
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        hasReceivedValue = hasReceivedValue || !isOver
        end(nil)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        release(subscription.take())
        end(completion)
    }

    /// Cancels the subscription, and calls no action.
    func cancel() {
        let last = (onEnd.take(), stream.take())
        end(nil)
        withExtendedLifetime(last) {}
    }

    private func end(_ completion: Subscribers.Completion<Failure>?) {
        guard !isOver else { return }
        isOver = true
        let action = onEnd
        let ended = subscription
        let last = stream
        onEnd = nil
        stream = nil
        subscription = nil
        ended?.cancel()
        action?(completion)
        withExtendedLifetime(last) {}
    }
}

/// Sends values while the stream is open.
private struct UntilOutputStep<Input, Failure: Error>: OperatorStep {
    let isOpen: () -> Bool

    /// Cancels the subscription to the other publisher.
    let cancelOther: () -> Void

    func receive(_ input: Input) -> StepResult<Input, Failure> {
        isOpen() ? .send(input) : .skip
    }

    func receive(completion: Subscribers.Completion<Failure>) -> StepEnd<Input, Failure> {
        cancelOther()
        return StepEnd(completion)
    }

    func willCancel() {
        cancelOther()
    }
}
