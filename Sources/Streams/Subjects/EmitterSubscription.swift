public import Binding

/// The subscription of one subscriber to an emitter: passes on the values that were requested.
///
/// If the emitter has a current value, a value that was not requested is not lost: the current one
/// is passed on at the next request.
@usableFromInline
final class EmitterSubscription<Downstream: Subscriber>: EndableSubscription<Downstream.Failure>,
    Subscription
{
    /// Ends the stream; nil if it never ends.
    @usableFromInline @exclusivity(unchecked)
    var core: SubjectCore<Downstream.Input, Downstream.Failure>?

    /// Observes the emitter, and holds this, until it is cancelled or ended.
    @usableFromInline @exclusivity(unchecked) var observer: BaseObserver?

    @usableFromInline @exclusivity(unchecked) var demand: Subscribers.Demand

    /// The number of calls of the subscriber that are under way, each within the one before.
    @usableFromInline @exclusivity(unchecked) var depth = 0

    @usableFromInline @exclusivity(unchecked) var downstream: SubscriberSlot

    /// True if the stream has ended or was cancelled.
    @usableFromInline @exclusivity(unchecked) var isOver = false

    /// True if the current value is still to be passed on.
    @usableFromInline @exclusivity(unchecked) var owesValue = false

    @inlinable
    init(
        _ downstream: Downstream, core: SubjectCore<Downstream.Input, Downstream.Failure>?,
        demand: Subscribers.Demand
    ) {
        self.core = core
        self.downstream = SubscriberSlot(downstream)
        self.demand = demand
        super.init()
    }

    deinit {
        SubscriberSlot.destroy(downstream.take(), as: Downstream.self)
    }

    /// Begins to observe the emitter by `observer`.
    @inlinable
    func connect(_ observer: BaseObserver, to emitter: Emitter<Downstream.Input>) {
        self.observer = observer
        owesValue = emitter.hasCurrentValue
        emitter.appendUpToDate(observer)
        depth += 1
        downstream.borrow(Downstream.self) { $0.subscriber.receive(subscription: self) }
        depth -= 1
        if isOver { releaseDownstream() }
    }

    @inlinable
    func receive(_ value: Downstream.Input) {
        if isOver { return }
        owesValue = demand.count == 0
        if owesValue { return }
        if demand.count != .max { demand.count -= 1 }
        depth += 1
        let more =
            downstream.borrow(Downstream.self) { $0.subscriber.receive(value) } ?? .none
        depth -= 1
        if isOver { return releaseDownstream() }
        if more.count != 0 { demand += more }
    }

    @usableFromInline
    override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if isOver { return }
        depth += 1
        cancel()
        downstream.borrow(Downstream.self) { $0.subscriber.receive(completion: completion) }
        depth -= 1
        releaseDownstream()
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
        guard !isOver, demand != .none else { return }
        self.demand += demand
        core?.flow()
        guard owesValue, let observer, core?.isOver != true else { return }
        let emitter = unsafeDowncast(observer.emitter, to: Emitter<Downstream.Input>.self)
        guard emitter.hasCurrentValue else { return }
        unsafeDowncast(emitter, to: ValueSource<Downstream.Input>.self)
            .deliverCurrent(to: observer, receive)
    }

    @inlinable
    override func cancel() {
        isOver = true
        // Set to nil before they are released, since their release may call this again.
        let (ended, lastCore) = (observer, core)
        observer = nil
        core = nil
        ended?.cancel()
        releaseDownstream()
        release(ended)
        release(lastCore)
    }

    /// Releases the subscriber when no call of it is under way.
    @inlinable
    func releaseDownstream() {
        if depth == 0 { SubscriberSlot.destroy(downstream.take(), as: Downstream.self) }
    }
}

/// A subscription that can end with a completion.
@usableFromInline
class EndableSubscription<Failure: Error> {
    @usableFromInline
    init() {}

    @usableFromInline
    func end(_ completion: Subscribers.Completion<Failure>) {}

    @usableFromInline
    func cancel() {}
}

extension EmitterSubscription: Sited {
    @usableFromInline var site: BindingSite? {
        let known = downstream.borrow(Downstream.self) { ($0.subscriber as? any Sited)?.site }
        return (known ?? nil) ?? BindingSite(file: "\(Downstream.self)", line: 0)
    }
}

extension Emitter {
    /// Attaches `subscriber`, which is sent the current value, if there is one, and each later one,
    /// until it cancels or `core` ends the stream. `demand` is the number of values that it gets
    /// unasked.
    @inlinable
    final func attach<S: Subscriber>(
        _ subscriber: S, core: SubjectCore<Value, S.Failure>? = nil,
        demand: Subscribers.Demand = .none
    ) where S.Input == Value {
        let subscription = EmitterSubscription(subscriber, core: core, demand: demand)
        let observer = Observer(self, PackedSite(of: subscription)) { subscription.receive($0) }
        subscription.connect(observer, to: self)
    }
}

extension Emitter: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    /// Attaches `subscriber`, which is sent the current value first, if there is one. Of an
    /// observable, values that it did not request are skipped; when it requests one, it is sent the
    /// value that is current then.
    @inlinable
    public final func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
        attach(subscriber)
    }
}
