extension Publishers {
    /// Calls closures for the events of the stream, and changes nothing.
    public struct HandleEvents<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: WatchStep<Upstream.Output, Upstream.Failure>
    }

    /// Stops where closures return true.
    public typealias Breakpoint<Upstream: Publisher> = HandleEvents<Upstream>
}

extension Publisher {
    /// Calls the closures for the events of the stream, and changes nothing.
    ///
    /// - Parameters:
    ///   - receiveSubscription: Called with the subscription, before the subscriber.
    ///   - receiveOutput: Called with each value, before the subscriber.
    ///   - receiveCompletion: Called with the end, before the subscriber.
    ///   - receiveCancel: Called when the subscriber cancels.
    ///   - receiveRequest: Called when the subscriber asks for values.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self,
            step: .init(
                subscription: receiveSubscription, output: receiveOutput,
                completion: receiveCompletion, cancel: receiveCancel, request: receiveRequest))
    }

    /// Calls `stop` where one of the closures returns true.
    ///
    /// By itself it stops nothing: set a breakpoint at `debuggerStop`, which is called here, or
    /// pass another `stop`.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil,
        receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil,
        stop: @escaping () -> Void = Publishers.debuggerStop
    ) -> Publishers.Breakpoint<Self> {
        handleEvents(
            receiveSubscription: receiveSubscription.map { meets in { if meets($0) { stop() } } },
            receiveOutput: receiveOutput.map { meets in { if meets($0) { stop() } } },
            receiveCompletion: receiveCompletion.map { meets in { if meets($0) { stop() } } })
    }

    /// Calls `stop` when the stream fails, as `breakpoint` does.
    public func breakpointOnError(
        stop: @escaping () -> Void = Publishers.debuggerStop
    ) -> Publishers.Breakpoint<Self> {
        breakpoint(
            receiveCompletion: { completion in
                switch completion {
                case .finished: false
                case .failure: true
                }
            }, stop: stop)
    }
}

extension Publishers {
    /// Does nothing. Set a breakpoint here to stop where `breakpoint` operators decide so.
    @inline(never)
    public static func debuggerStop() {}
}

/// The step of `handleEvents`, `breakpoint` and `print`: notifies closures of the events of a
/// stream.
@usableFromInline
struct WatchStep<Input, Failure: Error>: OperatorStep {
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
    func receive(
        completion end: Subscribers.Completion<Failure>
    ) -> StepEnd<Input, Failure> {
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
