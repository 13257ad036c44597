/// The bond of one subscriber to an emitter: hands on what was asked for.
///
/// Where the emitter has a current value, a value that passed by unasked is not lost: the current one
/// is handed on as soon as one is asked for.
@usableFromInline
final class Conduit<Downstream: Subscriber>: EndableConduit<Downstream.Failure>, Subscription {
    @usableFromInline let emitter: Emitter<Downstream.Input>

    /// What can end the stream; nil where it never ends.
    @usableFromInline let core: SubjectCore<Downstream.Input, Downstream.Failure>?

    /// Hears the emitter, and holds this, until it is cancelled or ended.
    @usableFromInline @exclusivity(unchecked) var observer: AnyObserver?

    @usableFromInline @exclusivity(unchecked) var downstream: Downstream?
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none

    /// Whether the current value is still to be handed on.
    @usableFromInline @exclusivity(unchecked) var isOwed: Bool

    @inlinable
    init(
        _ emitter: Emitter<Downstream.Input>,
        core: SubjectCore<Downstream.Input, Downstream.Failure>?, _ downstream: Downstream
    ) {
        self.emitter = emitter
        self.core = core
        self.downstream = downstream
        isOwed = emitter.hasCurrentValue
        super.init()
    }

    /// Begins to hear the emitter by `observer`.
    @inlinable
    func connect(_ observer: AnyObserver) {
        self.observer = observer
        emitter.append(observer)
        emitter.bringUpToDate()
        observer.heard = emitter.version
        core?.append(self)
        downstream?.receive(subscription: self)
    }

    @inlinable
    func receive(_ value: Downstream.Input) {
        guard let downstream else { return }
        guard demand != .none else {
            isOwed = true
            return
        }
        isOwed = false
        if demand != .unlimited { demand -= 1 }
        let more = downstream.receive(value)
        if more != .none { demand += more }
    }

    override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let ended = downstream
        cancel()
        ended?.receive(completion: completion)
    }

    override func abandon() {
        cancel()
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
        guard downstream != nil, demand != .none else { return }
        self.demand += demand
        core?.flow()
        guard isOwed, emitter.hasCurrentValue, core?.isOver != true else { return }
        emitter.bringUpToDate()
        guard let current = emitter.current else { return }
        observer?.heard = emitter.version
        emitter.deliver { receive(current) }
    }

    @inlinable
    func cancel() {
        core?.remove(self)
        let ended = observer
        observer = nil
        // Set to nil before it is released, since its release may call this again.
        release(downstream.take())
        ended?.end()
    }
}
