/// A publisher without values, which finishes at once or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
    /// True if it finishes at once.
    public let completeImmediately: Bool

    /// A publisher that finishes at once, or never.
    public init(completeImmediately: Bool = true) {
        self.completeImmediately = completeImmediately
    }

    /// A publisher that finishes at once, or never, of the named types.
    public init(
        completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
    ) {
        self.completeImmediately = completeImmediately
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The failure.
    public let error: Failure

    /// A publisher that fails with `error`.
    public init(error: Failure) {
        self.error = error
    }

    /// A publisher that fails with `failure`, of the named type.
    public init(outputType: Output.Type, failure: Failure) {
        error = failure
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        ResultSubscription(subscriber).start(.failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}

/// A publisher that is made again for each subscriber, when it subscribes.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure

    /// Makes the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// A publisher that subscribes each subscriber to a new one that `createPublisher` makes.
    public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        createPublisher().subscribe(subscriber)
    }
}
