/// A value that can be set, and that notifies its observers of each set.
///
/// A set to an equal value notifies too; bind to `removeDuplicates()` to avoid that. A set from
/// inside an observer is stored immediately and delivered after the current delivery, so that all
/// observers are notified of the same values in the same order. A set allocates nothing.
///
/// ```swift
/// let count = Observable(0)
/// let token = count.bind { print("count is \($0)") }  // prints: count is 0
/// count.value = 1  // prints: count is 1
/// ```
public final class Observable<Value>: ValueSource<Value> {
    /// Creates an observable whose first value is `value`.
    public init(_ value: Value) {
        super.init(value)
    }

    @inlinable
    public override var value: Value {
        get {
            guard let storage else { missing() }
            return storage
        }
        set {
            guard state.isIdle, !SlowPath.isNeeded else { return setCarefully(newValue) }
            state.insert(.isDelivering)
            // Exchanged, and released last, since the deinitializer of the old value may read and
            // set this.
            var exchanged: Value? = newValue
            swap(&exchanged, &storage)
            let version = version &+ 1
            self.version = version
            if state.contains(.hasDependents) { markDependents() }
            notify(newValue, version, observersOf: self)
            if state.contains(.hasDependents) { flushDependents() }
            finishDelivery()
            withExtendedLifetime(exchanged) {}
        }
    }

    /// Changes the value in place and notifies observers once: `list.update { $0.append(item) }`
    /// does not copy the list. Other observables that `change` sets are delivered together with it.
    /// `change` must not read this value except through its parameter.
    @discardableResult
    public func update<Result, Failure: Error>(
        _ change: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try transaction { () throws(Failure) in
            var value = value
            if !state.contains(.announcesChange) { storage = nil }
            defer { self.value = value }
            return try change(&value)
        }
    }

    /// Marks the values that are derived from this as stale. The next set notifies observers.
    package func expire() {
        version &+= 1
        markDependents()
    }

    @usableFromInline
    func setCarefully(_ newValue: Value) {
        if isCut() { return }
        table?.announcer?.send()
        let previous = storage
        storage = newValue
        version &+= 1
        if state.contains(.hasDependents) { markDependents() }
        enqueue(newValue, isCoalescing: true)
        if !mustWait { commit() }
        withExtendedLifetime(previous) {}
    }

    override func makeTable() -> SideTable { PendingValues<Value>() }

    override func deliverPending() { deliverValues() }
}
