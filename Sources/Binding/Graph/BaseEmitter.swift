/// The common part of observables, derived values and signals, independent of the type of their
/// values.
///
/// Here and elsewhere, state that a set, a send or a subscription reads and writes is
/// `@exclusivity(unchecked)`: one checked access takes more than ten nanoseconds, more than the
/// rest of a set. No two accesses overlap: each copies, stores or exchanges one field, and ends
/// before an observer, a rule or the deinitializer of an old value can run.
public class BaseEmitter: CustomReflectable {
    /// Owned. Used without reference counting, since it lives as long as the emitter.
    private final var ownedTable: Unmanaged<SideTable>?

    /// The version of the value: equal versions mean the same value.
    @usableFromInline @exclusivity(unchecked) final var version: UInt32 = 0
    @usableFromInline @exclusivity(unchecked) package final var state: EmitterState = []

    @usableFromInline @exclusivity(unchecked)
    package final var observers = LinkedList<BaseObserver>()

    /// The edges to the derived values that have this emitter as an input.
    @usableFromInline @exclusivity(unchecked) final var dependents = LinkedList<Edge>()

    /// The dependent to flush next. It is stored here so that a dependent that leaves meanwhile can
    /// be skipped.
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
    func bringUpToDate() {}

    /// For derived values that observe their inputs: makes the stored value the current one.
    func refresh() {}

    /// For derived values: notifies the observers, also while a cycle is being traced.
    func notifyTraced() {}

    func makeTable() -> SideTable { SideTable() }

    /// Delivers the values that waited for the current delivery or for a transaction.
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
    /// Adds an observer, which is notified of later values.
    @usableFromInline
    final func append(_ observer: BaseObserver) {
        observers.append(observer)
        state.insert(.isObserved)
    }

    /// Adds an observer, which is notified of the values after the current one.
    @inlinable
    package final func appendUpToDate(_ observer: BaseObserver) {
        append(observer)
        bringUpToDate()
        observer.version = version
    }

    /// Ends an observer. A delivery under way skips it.
    final func remove(_ observer: BaseObserver) {
        guard observers.contains(observer) else { return }
        observers.remove(observer)
        if state.contains(.isDelivering) {
            // Later than any version that waits or can follow, of which the present one is the
            // newest.
            observer.version = version &+ UInt32(Int32.max / 2)
            requireTable().ended.append(observer)
            state.insert(.hasPending)
        }
        guard observers.first == nil else { return }
        state.remove(.isObserved)
        if state.contains(.isAttached) { detachIfUnobserved() }
    }

    /// Calls one observer outside of a delivery. Values that it sets meanwhile wait, as in any
    /// delivery.
    @inlinable
    final func deliver(_ call: () -> Void) {
        if state.contains(.isDelivering) { return call() }
        state.insert(.isDelivering)
        call()
        finishDelivery()
    }

    /// Ends the delivery that the caller has marked, once everything that waited for it is done
    /// too.
    @inlinable @inline(always)
    final func finishDelivery() {
        if state.contains(.hasPending) {
            deliverPending()
        } else {
            state.remove(.isDelivering)
        }
    }

    /// Runs `action` when the current delivery, and all values that wait for it, are done.
    package final func afterDelivery(_ action: @escaping () -> Void) {
        guard !state.isDisjoint(with: [.isDelivering, .isUncommitted]) else { return action() }
        requireTable().deferred.append(action)
        state.insert(.hasPending)
    }

    /// Ends the delivery: removes its mark, releases the observers that ended in it, and runs the
    /// deferred actions.
    final func closeDelivery() {
        state.subtract([.isDelivering, .hasPending])
        guard let table else { return }
        let (ended, deferred) = (table.ended, table.deferred)
        (table.ended, table.deferred) = ([], [])
        for action in deferred { action() }
        withExtendedLifetime(ended) {}
    }

    /// Delivers the values that a transaction held back.
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
