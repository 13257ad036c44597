/// The common part of observables, derived values and signals, whatever their values.
///
/// Here and elsewhere, state that a set, a send or a subscription reads and writes is
/// `@exclusivity(unchecked)`: a checked access of it costs more than all the rest of a set, more than
/// ten nanoseconds each. No two accesses overlap: each copies, stores or exchanges one field, and ends
/// before an observer, a rule or the end of an old value can run.
public class BaseEmitter: CustomReflectable {
    /// Owned, and used without counting, since it stays as long as the emitter.
    private final var ownedTable: Unmanaged<SideTable>?

    /// Names the value: the same version, the same value.
    @usableFromInline @exclusivity(unchecked) package final var version: UInt32 = 0
    @usableFromInline @exclusivity(unchecked) package final var state: EmitterState = []

    @usableFromInline @exclusivity(unchecked)
    package final var observers = LinkedList<BaseObserver>()

    /// The inputs of derived values that this is.
    @usableFromInline @exclusivity(unchecked) final var dependents = LinkedList<Edge>()

    /// The dependent to be flushed next; here, so that one which leaves meanwhile can be stepped over.
    @exclusivity(unchecked) final var nextDependent: Unmanaged<Edge>?

    @usableFromInline
    init() {}

    deinit {
        ownedTable?.release()
    }

    /// The places where the current bindings were made, in the order in which they are notified.
    public final var bindingSites: [BindingSite] {
        var sites: [BindingSite] = []
        var next = observers.first
        while let observer = next?.takeUnretainedValue() {
            sites.append(observer.site)
            next = observer.next
        }
        return sites
    }

    /// The children that `dump` shows: the value, if there is one, and the places of its bindings.
    public var customMirror: Mirror {
        let observers: (label: String?, value: Any) = ("observers", bindingSites.map(\.description))
        let value = storedValue.map { [(label: Optional("value"), value: $0)] } ?? []
        return Mirror(self, children: value + [observers], displayStyle: .class)
    }

    /// True if at least one observer is bound.
    package final var hasObservers: Bool { state.contains(.isObserved) }

    /// The current value, if it is known without computing it.
    var storedValue: Any? { nil }

    /// The inputs and the rule of a derived value; nil for all others.
    var derivation: Derivation? { nil }

    /// For derived values: observes the inputs, and makes the stored value the current one.
    @usableFromInline
    package func bringUpToDate() {}

    /// For derived values that observe their inputs: makes the stored value the current one.
    func refresh() {}

    /// For derived values: notifies the observers, also while a cycle is being traced.
    func notifyTraced() {}

    func makeTable() -> SideTable { SideTable() }

    /// Delivers what waited for the delivery under way or for a transaction.
    @usableFromInline
    func deliverPending() {}

    final var table: SideTable? { ownedTable?.takeUnretainedValue() }

    package final func requireTable() -> SideTable {
        if let table { return table }
        let new = makeTable()
        ownedTable = .passRetained(new)
        return new
    }
}

/// Observers, and deliveries to them.
extension BaseEmitter {
    /// Adds an observer, which is notified of what comes next.
    @usableFromInline
    package final func append(_ observer: BaseObserver) {
        observers.append(observer)
        state.insert(.isObserved)
    }

    /// Ends an observer, also in the middle of a delivery, which then steps over it.
    final func remove(_ observer: BaseObserver) {
        guard observers.contains(observer) else { return }
        observers.remove(observer)
        if state.contains(.isDelivering) {
            // Later than any version to come.
            observer.version = version &+ UInt32(Int32.max)
            requireTable().ended.append(observer)
            state.insert(.hasPending)
        }
        guard observers.first == nil else { return }
        state.remove(.isObserved)
        if state.contains(.isAttached) { detachIfUnobserved() }
    }

    /// Calls an observer out of turn. What it sets meanwhile waits, as in any delivery.
    @inlinable
    package final func deliver(_ call: () -> Void) {
        if state.contains(.isDelivering) { return call() }
        state.insert(.isDelivering)
        call()
        finishDelivery()
    }

    /// Ends the delivery that the caller marked, once all that waited for it is done too.
    @inlinable @inline(always)
    final func finishDelivery() {
        if state.contains(.hasPending) {
            deliverPending()
        } else {
            state.remove(.isDelivering)
        }
    }

    /// Does `action` when what is being delivered, or waits for it, has been.
    package final func afterDelivery(_ action: @escaping () -> Void) {
        guard !state.isDisjoint(with: [.isDelivering, .isUncommitted]) else { return action() }
        requireTable().deferred.append(action)
        state.insert(.hasPending)
    }

    /// Takes the mark of the delivery away, lets go of the observers that ended in it, and does what
    /// was put off until then.
    final func closeDelivery() {
        state.subtract([.isDelivering, .hasPending])
        guard let table else { return }
        let (ended, deferred) = (table.ended, table.deferred)
        (table.ended, table.deferred) = ([], [])
        for action in deferred { action() }
        withExtendedLifetime(ended) {}
    }

    /// Delivers what a transaction held back.
    final func commit() {
        state.remove(.isUncommitted)
        if state.contains(.isDelivering) {
            state.insert(.hasPending)
        } else {
            state.insert(.isDelivering)
            deliverPending()
        }
    }
}
