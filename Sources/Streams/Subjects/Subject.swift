public import Binding

/// A publisher that sends the values it is given.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends `value` to the subscribers.
    func send(_ value: Output)

    /// Ends the stream. Later sends are ignored.
    func send(completion: Subscribers.Completion<Failure>)

    /// Hands the subject a subscription to a publisher that feeds it.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends an event without a value.
    @inlinable
    public func send() {
        send(())
    }
}

extension Publisher {
    /// Sends what this publisher sends to `subject`, until the token is cancelled or dropped.
    public func subscribe<S: Subject>(
        _ subject: S, file: StaticString = #fileID, line: UInt = #line
    ) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let feed = SubjectFeed(subject, PackedSite(file, line))
        subscribe(feed)
        return AnyCancellable(feed)
    }
}
