public import Binding

/// A stream that can be subscribed to: values over time, then at most one completion.
///
/// The contract is Combine's: a publisher sends as many values as its subscribers ask for and no
/// more, and nothing after a completion. Nothing here is locked: a stream belongs to the isolation
/// in which it was made.
///
/// ```swift
/// let names = ["An", "Binh", "Chi"].publisher
/// let token = names.filter { $0.count < 4 }
///     .map { "Hello, \($0)" }
///     .sink { print($0) }  // prints: Hello, An, then: Hello, Chi
/// ```
public protocol Publisher<Output, Failure> {
    /// The type of its values.
    associatedtype Output

    /// The type of its failure: `Never` if it cannot fail.
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

/// A publisher that sends nothing until it is connected, so that all may subscribe first.
public protocol ConnectablePublisher: Publisher {
    /// Starts the stream. It stops when the result is cancelled or released.
    func connect() -> any Cancellable
}

/// The namespace of the publishers that operators make.
public enum Publishers {}
