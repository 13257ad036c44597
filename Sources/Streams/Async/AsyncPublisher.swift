/// The values of a publisher that cannot fail, to be awaited one by one.
///
/// Each iterator subscribes again. A value is requested when it is awaited. A publisher that does
/// not wait for demand, such as a subject, drops the values that it sends meanwhile, but for the
/// latest of a `CurrentValueSubject`. Cancelling the task, or dropping the iterator, cancels the
/// subscription. Copies of an iterator share it: each value goes to one of the waiting tasks. The
/// values stay in the isolation of the task that awaits them.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output
    public typealias Failure = Never

    private let publisher: P

    /// The values of `publisher`.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public func makeAsyncIterator() -> Iterator {
        Iterator(owner: AsyncInboxOwner(of: publisher))
    }

    /// Awaits one value after another.
    public struct Iterator: AsyncIteratorProtocol {
        let owner: AsyncInboxOwner<P.Output, Never>

        public nonisolated(nonsending) mutating func next() async -> P.Output? {
            await next(isolation: #isolation)
        }

        public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
            await owner.inbox.next(isolation: actor)?.get()
        }
    }
}

extension Publisher where Failure == Never {
    /// The values, to be awaited one by one.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// The values of a publisher that may fail, to be awaited one by one; its failure is thrown.
///
/// It works as `AsyncPublisher` does.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output
    public typealias Failure = P.Failure

    private let publisher: P

    /// The values of `publisher`.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public func makeAsyncIterator() -> Iterator {
        Iterator(owner: AsyncInboxOwner(of: publisher))
    }

    /// Awaits one value after another, and throws the failure once.
    public struct Iterator: AsyncIteratorProtocol {
        let owner: AsyncInboxOwner<P.Output, P.Failure>

        public nonisolated(nonsending) mutating func next() async throws(P.Failure) -> P.Output? {
            try await next(isolation: #isolation)
        }

        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(P.Failure) -> P.Output? {
            try await owner.inbox.next(isolation: actor)?.get()
        }
    }
}

extension Publisher {
    /// The values, to be awaited one by one; a failure is thrown.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
