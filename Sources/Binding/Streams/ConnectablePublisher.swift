/// A publisher that sends nothing until it is connected, so that all may subscribe first.
public protocol ConnectablePublisher: Publisher {
    /// Starts the stream. Dropping or cancelling what is returned stops it.
    func connect() -> any Cancellable
}
