/// What observables, derived values and signals have in common, whatever they carry.
public class AnyEmitter {
    /// What few emitters need, and only when something out of the ordinary happens. Owned, and used
    /// without counting since it stays as long as the emitter.
    @exclusivity(unchecked) final var ownedHub: Unmanaged<Hub>?

    /// Names the value: the same version, the same value.
    @usableFromInline @exclusivity(unchecked) final var version: UInt32 = 0
    @usableFromInline @exclusivity(unchecked) final var state: EmitterState = []

    @usableFromInline @exclusivity(unchecked) final var observers = Chain<AnyObserver>()

    /// The observer to be called next; here, so that one which ends meanwhile can be stepped over.
    @usableFromInline @exclusivity(unchecked) final var nextObserver: Unmanaged<AnyObserver>?

    /// The derived values to be told of a change.
    @usableFromInline @exclusivity(unchecked) final var dependents = Chain<Edge>()

    @usableFromInline
    init() {}

    /// Where the bindings under way were made, in the order in which they hear.
    public final var bindingSites: [BindingSite] {
        var sites: [BindingSite] = []
        var next = observers.head
        while let observer = next?.takeUnretainedValue() {
            sites.append(observer.site)
            next = observer.next
        }
        return sites
    }

    /// The current value, where it is known without computing it.
    var storedValue: Any? { nil }

    /// For derived values: hears the inputs, and makes the stored value the current one.
    @usableFromInline
    func bringUpToDate() {}

    /// How the value comes about; nil for all but derived values.
    var derivation: Derivation? { nil }

    /// For derived values: calls the observers, also while a cycle is being traced.
    func tellTraced() {}

    func makeHub() -> Hub { Hub() }

    /// Delivers what waited for the delivery under way or for a transaction.
    @usableFromInline
    func drain() {}

    final var hub: Hub? { ownedHub?.takeUnretainedValue() }

    final func requireHub() -> Hub {
        if let hub { return hub }
        let new = makeHub()
        ownedHub = .passRetained(new)
        return new
    }

    deinit {
        ownedHub?.release()
    }
}
