extension Publishers {
    /// Calls closures for the events of the stream, and changes nothing.
    public struct HandleEvents<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        /// Called with the subscription, before the subscriber.
        public let receiveSubscription: ((any Subscription) -> Void)?

        /// Called with each value, before the subscriber.
        public let receiveOutput: ((Output) -> Void)?

        /// Called with the end, before the subscriber.
        public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

        /// Called when the subscriber cancels.
        public let receiveCancel: (() -> Void)?

        /// Called when the subscriber asks for values.
        public let receiveRequest: ((Subscribers.Demand) -> Void)?

        /// A publisher of the values of `upstream` that calls the closures.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)?,
            receiveOutput: ((Output) -> Void)?,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?,
            receiveCancel: (() -> Void)?, receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        @usableFromInline
        func makeStep() -> WatchStep<Output, Failure> {
            WatchStep(
                subscription: receiveSubscription, output: receiveOutput,
                completion: receiveCompletion,
                cancel: receiveCancel, request: receiveRequest)
        }
    }
}

extension Publisher {
    /// Calls the closures for the events of the stream, and changes nothing.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
            receiveRequest: receiveRequest)
    }
}

/// Notifies closures of the events of a stream.
@usableFromInline
struct WatchStep<Input, Failure: Error>: Step {
    let subscription: ((any Subscription) -> Void)?
    let output: ((Input) -> Void)?
    let completion: ((Subscribers.Completion<Failure>) -> Void)?
    let cancel: (() -> Void)?
    let request: ((Subscribers.Demand) -> Void)?

    @usableFromInline
    func receive(_ input: Input) -> StepResult<Input, Failure> {
        output?(input)
        return .send(input)
    }

    @usableFromInline
    func receive(completion end: Subscribers.Completion<Failure>) -> StepEnd<Input, Failure> {
        completion?(end)
        return StepEnd(end)
    }

    @usableFromInline
    func willReceive(subscription received: any Subscription) {
        subscription?(received)
    }

    @usableFromInline
    func willReceive(request demand: Subscribers.Demand) {
        request?(demand)
    }

    @usableFromInline
    func willCancel() {
        cancel?()
    }
}
