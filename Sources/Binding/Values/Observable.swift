/// A value that can be set, and that tells its observers of each set.
///
/// Every set is told, also of an equal value; where that is not wanted, bind to
/// `removeDuplicates()`. A set from inside an observer is stored at once, and told when the delivery
/// under way is over, so that all observers hear the same values in the same order. A set allocates
/// nothing.
public final class Observable<Value>: ValueSource<Value> {
    /// A value that begins as `value`.
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
            guard state.isIdle, !Attention.isCalled else { return setCarefully(newValue) }
            state.insert(.isDelivering)
            // Exchanged and let go of last, since the end of the old value may read and set.
            var exchanged: Value? = newValue
            swap(&exchanged, &storage)
            let version = version &+ 1
            self.version = version
            if state.contains(.isWatched) { markDependents() }
            tell(newValue, version, observersOf: self)
            if state.contains(.isWatched) { flushDependents() }
            finishDelivery()
            withExtendedLifetime(exchanged) {}
        }
    }

    /// Changes the value in place and tells observers once: `list.update { $0.append(item) }` does
    /// not copy the list. What `change` sets elsewhere is told with it; the value must not be read
    /// in it by another way.
    public func update<Result, Failure: Error>(
        _ change: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try transaction { () throws(Failure) in
            var value = value
            if !state.contains(.isForetold) { storage = nil }
            defer { self.value = value }
            return try change(&value)
        }
    }

    @usableFromInline
    func setCarefully(_ newValue: Value) {
        if isCut() { return }
        hub?.willChange?.send()
        let previous = storage
        storage = newValue
        version &+= 1
        if state.contains(.isWatched) { markDependents() }
        enqueue(newValue, isCoalescing: true)
        if !mustWait { commit() }
        withExtendedLifetime(previous) {}
    }

    override func makeHub() -> Hub { Backlog<Value>() }

    override func drain() { drainBacklog() }
}
