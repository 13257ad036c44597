extension Publishers {
    /// Stops where closures return true.
    public struct Breakpoint<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        /// Returns true to stop at the subscription.
        public let receiveSubscription: ((any Subscription) -> Bool)?

        /// Returns true to stop at a value.
        public let receiveOutput: ((Output) -> Bool)?

        /// Returns true to stop at the end.
        public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

        /// Called to stop.
        public let stop: () -> Void

        /// A publisher of the values of `upstream` that stops where the closures return true.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)?,
            receiveOutput: ((Output) -> Bool)?,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?,
            stop: @escaping () -> Void = debuggerStop
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.stop = stop
        }

        @usableFromInline
        func makeStep() -> WatchStep<Output, Failure> {
            WatchStep(
                subscription: receiveSubscription.map { meets in
                    { [stop] in if meets($0) { stop() } }
                },
                output: receiveOutput.map { meets in { [stop] in if meets($0) { stop() } } },
                completion: receiveCompletion.map { meets in { [stop] in if meets($0) { stop() } }
                },
                cancel: nil, request: nil)
        }
    }
}

extension Publisher {
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
        Publishers.Breakpoint(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, stop: stop)
    }

    /// Calls `stop` when the stream fails, as `breakpoint` does.
    public func breakpointOnError(stop: @escaping () -> Void = Publishers.debuggerStop)
        -> Publishers.Breakpoint<Self>
    {
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
