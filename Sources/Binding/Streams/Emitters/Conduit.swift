/// The bond of one subscriber to an emitter: hands on what was asked for.
///
/// Where the emitter has a current value, a value that passed by unasked is not lost: the current one
/// is handed on as soon as one is asked for.
@usableFromInline
final class Conduit<Output, Failure: Error>: Subscription {
    private let emitter: Emitter<Output>
    private var observers: [AnyObserver] = []
    @usableFromInline @exclusivity(unchecked) var subscriber: AnySubscriber<Output, Failure>?
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none

    /// Whether the current value is still to be handed on.
    @usableFromInline @exclusivity(unchecked) var isOwed: Bool

    /// Called when more is asked for.
    private let willRequest: () -> Void

    init(
        _ emitter: Emitter<Output>, _ subscriber: AnySubscriber<Output, Failure>,
        willRequest: @escaping () -> Void
    ) {
        self.emitter = emitter
        self.subscriber = subscriber
        self.willRequest = willRequest
        isOwed = emitter.hasCurrentValue
    }

    /// Hears by `observers`, which hold this in turn, until it is cancelled or ended.
    func hear(by observers: [AnyObserver]) {
        self.observers = observers
    }

    @inlinable
    func receive(_ value: Output) {
        guard let subscriber else { return }
        guard demand != .none else {
            isOwed = true
            return
        }
        isOwed = false
        if demand != .unlimited { demand -= 1 }
        let more = subscriber.receive(value)
        if more != .none { demand += more }
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        let ended = subscriber
        cancel()
        ended?.receive(completion: completion)
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        guard subscriber != nil, demand != .none else { return }
        self.demand += demand
        willRequest()
        guard isOwed, let current = emitter.current else { return }
        observers.first?.heard = emitter.version
        emitter.deliver { receive(current) }
    }

    @usableFromInline
    func cancel() {
        subscriber = nil
        let ended = observers
        observers = []
        for observer in ended { observer.end() }
    }
}
