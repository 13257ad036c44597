/// Something that notifies its observers of values, in the order in which they were bound.
///
/// Each observer is notified of each value once. What an observer sets or sends on the emitter that is
/// notifying it waits until all have been. An observer that was cancelled is not notified any more, not
/// even in the delivery under way. Binding and cancelling cost the same however many there are.
public class Emitter<Value>: BaseEmitter {
    /// Calls `observer` with each value from now on, the current one first where there is one, until
    /// the token is cancelled or dropped.
    @inlinable
    public final func bind(
        _ observer: @escaping (Value) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> AnyCancellable {
        begin(Observer(self, PackedSite(file, line), observer))
    }

    /// Adds `observer`, and notifies it of the current value where there is one.
    @inlinable
    func begin(_ observer: Observer<Value>) -> AnyCancellable {
        append(observer)
        return AnyCancellable(observer)
    }

    /// The current value; nil where there are only events.
    @usableFromInline package var current: Value? { nil }

    /// True if there is a current value for a new observer.
    @usableFromInline package var hasCurrentValue: Bool { false }

    /// Notifies each observer of `value`, and does not wait for the end of a transaction.
    package func sendAhead(_ value: Value) {}
}

/// Calls each observer that was not notified of `version` yet. The caller has marked the delivery.
///
/// An observer that ends meanwhile stays where it is until the delivery is over. Written out and
/// transparent, so that in a debugger an observer stands right below the set.
@_transparent @inlinable
func notify<Value>(_ value: Value, _ version: UInt32, observersOf emitter: Emitter<Value>) {
    var next = emitter.observers.first
    while let observer = next {
        next = observer._withUnsafeGuaranteedRef { observer in
            if Int32(bitPattern: version &- observer.version) > 0 {
                observer.version = version
                unsafeDowncast(observer, to: Observer<Value>.self).body(value)
            }
            return observer.next
        }
    }
}

/// Values that cannot be delivered at once: set in a delivery or in a transaction.
extension Emitter {
    private var pending: PendingValues<Value> {
        unsafeDowncast(requireTable(), to: PendingValues<Value>.self)
    }

    /// True if a value set now waits; false if it is delivered at once.
    var mustWait: Bool {
        !state.isDisjoint(with: [.isDelivering, .isUncommitted]) || Transaction.current != nil
    }

    /// Returns true if the observers have set this so often that the set is refused.
    func isCut() -> Bool {
        if let trace = CycleTrace.current, trace.refuses(self) {
            trace.report()
            return true
        }
        guard state.contains(.isDelivering), pending.isExhausted else { return false }
        if let trace = CycleTrace.current {
            trace.report()
            pending.hasReported = true
        }
        return true
    }

    /// Has `value` wait. If `isCoalescing`, one transaction makes one delivery.
    func enqueue(_ value: Value, isCoalescing: Bool) {
        let isNew = !state.contains(.isUncommitted)
        if isNew || !isCoalescing {
            pending.append(value, version: version)
        } else {
            pending.replaceLast(with: value, version: version)
        }
        if isNew, let transaction = Transaction.current {
            state.insert(.isUncommitted)
            transaction.append(self)
        } else if isNew {
            state.insert(.hasPending)
        }
    }

    final func deliverValues() {
        guard !state.contains(.isUncommitted) else { return closeDelivery() }
        let pending = pending
        while let entry = pending.takeFirst() {
            if pending.isExhausted, !pending.hasReported {
                CycleTrace.run { deliver(entry) }
            } else {
                deliver(entry)
            }
        }
        closeDelivery()
    }

    private func deliver(_ entry: PendingValues<Value>.Entry) {
        notifyTraced(entry.value, entry.version)
        if state.contains(.hasDependents) { flushDependents() }
    }

    /// As `notify`, also while a cycle is being traced.
    final func notifyTraced(_ value: Value, _ version: UInt32) {
        guard let trace = CycleTrace.current else {
            return notify(value, version, observersOf: self)
        }
        var next = observers.first
        while let observer = next?.takeUnretainedValue() {
            defer { next = observer.next }
            guard Int32(bitPattern: version &- observer.version) > 0 else { continue }
            observer.version = version
            trace.enter(observer.site)
            unsafeDowncast(observer, to: Observer<Value>.self).body(value)
            trace.leave()
        }
    }
}
