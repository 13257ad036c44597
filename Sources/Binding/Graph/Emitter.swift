/// A source of values that notifies its observers in the order in which they were bound.
///
/// Each observer is notified of each value once. If an observer sets or sends a value on the
/// emitter that is notifying it, that value waits until all observers have been notified of the
/// first. A cancelled observer is not notified any more, not even in the current delivery. The cost
/// of binding and cancelling does not depend on the number of observers.
public class Emitter<Value>: BaseEmitter {
    /// Calls `observer` with the current value, if there is one, and then with each new value,
    /// until the token is cancelled or released.
    @inlinable
    public final func bind(
        _ observer: @escaping (Value) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> AnyCancellable {
        begin(Observer(self, PackedSite(file, line), observer))
    }

    /// Adds `observer`, and notifies it of the current value if there is one.
    @inlinable
    func begin(_ observer: Observer<Value>) -> AnyCancellable {
        append(observer)
        return AnyCancellable(observer)
    }

    /// The current value; nil if there are only events.
    @usableFromInline package var current: Value? { nil }

    /// True if there is a current value for a new observer.
    @usableFromInline package var hasCurrentValue: Bool { false }

    /// Notifies each observer of `value`, and does not wait for the end of a transaction.
    package func sendAhead(_ value: Value) {}
}

/// Calls each observer that was not notified of `version` yet. The caller has marked the delivery.
///
/// An observer that ends meanwhile stays in the list until the delivery is over. The function is
/// written out and transparent, so that a debugger shows an observer directly below the set.
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

/// Values that cannot be delivered immediately: they were set during a delivery or a transaction.
extension Emitter {
    private var pending: PendingValues<Value> {
        unsafeDowncast(requireTable(), to: PendingValues<Value>.self)
    }

    /// True if a value that is set now must wait; false if it is delivered immediately.
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

    /// Queues `value`. If `isCoalescing`, one transaction makes one delivery.
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
        guard let value = entry.value else { return }
        notifyTraced(value, entry.version)
        if state.contains(.hasDependents) { flushDependents() }
    }

    /// Same as `notify`, also while a cycle is being traced.
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
