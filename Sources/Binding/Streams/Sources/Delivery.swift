/// A subscription that is over with the first request, as everything there is is sent then.
///
/// What is sent is a closure: it was made where all types are known, and so it runs several times
/// faster than a subscription that is generic.
@usableFromInline
final class Delivery: Subscription {
    @usableFromInline @exclusivity(unchecked) var send: ((Delivery) -> Void)?

    /// Whether nothing may be sent any more.
    @usableFromInline @exclusivity(unchecked) var isCancelled = false

    @inlinable
    init(_ send: @escaping (Delivery) -> Void) {
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
