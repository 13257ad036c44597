/// Events without a current value: who is bound when one is sent hears it.
///
/// RxSwift calls this a relay. It never ends and never fails. An event sent from inside an observer
/// waits until the one under way has been told; one sent in a transaction waits for its end.
public final class Signal<Value>: Emitter<Value> {
    /// A signal to which nobody is bound yet.
    public override init() {}

    /// Tells each observer of `value`.
    @inlinable
    public func send(_ value: Value) {
        guard state.isIdle, !Attention.isCalled else { return sendCarefully(value) }
        state.insert(.isDelivering)
        version &+= 1
        tell(value, version, observersOf: self)
        finishDelivery()
    }

    @usableFromInline
    func sendCarefully(_ value: Value) {
        if isCut() { return }
        version &+= 1
        enqueue(value, isCoalescing: false)
        if !mustWait { commit() }
    }

    /// Tells each observer of `value`, and does not wait for the end of a transaction.
    func sendAhead(_ value: Value) {
        guard Attention.isCalled, !state.contains(.isDelivering) else { return send(value) }
        state.insert(.isDelivering)
        version &+= 1
        callTraced(value, version)
        finishDelivery()
    }

    override func makeHub() -> Hub { Backlog<Value>() }

    override func drain() { drainBacklog() }
}

extension Signal where Value == Void {
    /// Tells each observer that it happened.
    @inlinable
    public func send() {
        send(())
    }
}
