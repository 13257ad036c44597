/// A stream that can be subscribed to: values over time, then at most one completion.
///
/// The contract is Combine's: a publisher sends what its subscribers ask for and no more, and
/// after a completion nothing. Nothing here is locked: a stream belongs to the isolation in which
/// it was made.
public protocol Publisher<Output, Failure> {
    /// What it sends.
    associatedtype Output

    /// What it can fail with: `Never` if it cannot.
    associatedtype Failure: Error

    /// Attaches `subscriber`, which is sent a subscription first. `subscribe(_:)` calls this.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches `subscriber` to this publisher.
    @inlinable
    public func subscribe<S: Subscriber>(_ subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }
}

/// Where the publishers that operators make live.
public enum Publishers {}
