/// A source of events without a current value: observers are notified of the events sent while they
/// are bound.
///
/// RxSwift calls this a relay. It never ends and never fails. An event sent from inside an observer
/// waits until all observers are notified of the current one. An event sent in a transaction waits
/// for the end of the transaction.
///
/// ```swift
/// let saved = Signal<String>()
/// let token = saved.bind { print("saved \($0)") }
/// saved.send("letter.txt")  // prints: saved letter.txt
/// ```
public final class Signal<Value>: Emitter<Value> {
    /// Makes a signal without observers.
    public override init() {}

    /// Notifies each observer of `value`.
    @inlinable
    public func send(_ value: Value) {
        guard state.isIdle, !SlowPath.isNeeded else { return sendCarefully(value) }
        state.insert(.isDelivering)
        version &+= 1
        notify(value, version, observersOf: self)
        finishDelivery()
    }

    @usableFromInline
    func sendCarefully(_ value: Value) {
        if isCut() { return }
        version &+= 1
        enqueue(value, isCoalescing: false)
        if !mustWait { commit() }
    }

    /// Notifies each observer of `value`, and does not wait for the end of a transaction.
    package override func sendAhead(_ value: Value) {
        guard SlowPath.isNeeded, !state.contains(.isDelivering) else { return send(value) }
        state.insert(.isDelivering)
        version &+= 1
        notifyTraced(value, version)
        finishDelivery()
    }

    override func makeTable() -> SideTable { PendingValues<Value>() }

    override func deliverPending() { deliverValues() }
}

extension Signal where Value == Void {
    /// Notifies each observer of the event.
    @inlinable
    public func send() {
        send(())
    }
}
