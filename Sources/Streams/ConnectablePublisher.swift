public import Binding

/// A publisher that sends nothing until it is connected, so that all may subscribe first.
public protocol ConnectablePublisher: Publisher {
    /// Starts the stream. It stops when the result is cancelled or released.
    func connect() -> any Cancellable
}
