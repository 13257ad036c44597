/// A publisher of one value, which each subscriber receives when it asks for one.
///
/// Its operators return publishers of their own types; some of Combine's return a `Just`.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// A publisher of `output`.
    @inlinable
    public init(_ output: Output) {
        self.output = output
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
        subscriber.receive(
            subscription: JustSubscription { [output] subscription in
                _ = subscriber.receive(output)
                if !subscription.isCancelled { subscriber.receive(completion: .finished) }
            })
    }
}

extension Just: Equatable where Output: Equatable {}

/// A subscription that sends its value and the end at the first request.
///
/// It sends by a closure: one that was made where all types are known runs several times faster
/// than a generic subscription.
@usableFromInline
final class JustSubscription: Subscription {
    @usableFromInline @exclusivity(unchecked) var send: ((JustSubscription) -> Void)?

    /// True if nothing may be sent any more.
    @usableFromInline @exclusivity(unchecked) var isCancelled = false

    @inlinable
    init(_ send: @escaping (JustSubscription) -> Void) {
        self.send = send
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        guard demand != .none, let send else { return }
        self.send = nil
        send(self)
    }

    @usableFromInline
    func cancel() {
        isCancelled = true
        release(send.take())
    }
}
