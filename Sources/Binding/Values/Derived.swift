/// A value computed from other values: it can be read and bound, but not set.
///
/// It is computed when it is read or observed after an input has changed, once for each change, and
/// never while only some of its inputs have changed. While nobody observes it, it costs its inputs
/// nothing. A read is correct at any time, also inside an observer. It keeps its inputs alive.
///
/// ```swift
/// let price = Observable(100)
/// let quantity = Observable(2)
/// let total = Derived(price, quantity) { $0 * $1 }
/// quantity.value = 3
/// print("\(total.value)")  // prints: 300
/// ```
public final class Derived<Value>: ValueSource<Value> {
    private var node: Derivation?

    @usableFromInline
    init() {
        super.init(nil)
    }

    deinit {
        guard let node else { return }
        if state.contains(.isAttached) {
            for input in node.detachInputs() { input.detachIfUnobserved() }
        }
        node.release()
    }

    @inlinable
    public override var value: Value {
        if state.contains(.isAttached), !state.contains(.isStale) {
            return storage.unsafelyUnwrapped
        }
        return computed()
    }

    @usableFromInline
    func computed() -> Value {
        let wasAttached = state.contains(.isAttached)
        if !wasAttached { attach() }
        node?.refresh()
        guard let value = storage else {
            preconditionFailure("a \(Self.self) is read while it is being computed")
        }
        if !wasAttached { detachIfUnobserved() }
        return value
    }

    /// Sets the rule that computes the value. A rule holds neither its inputs nor the value: these
    /// hold the rule.
    @usableFromInline
    func derive(
        from inputs: [BaseEmitter], _ traits: Derivation.Traits = [],
        by rule: @escaping Derivation.Rule
    ) {
        node = Derivation(self, inputs: inputs, traits: traits, rule: rule)
        if traits.contains(.isEager) { bringUpToDate() }
    }

    override var derivation: Derivation? { node }

    override func bringUpToDate() {
        let attached = attach()
        node?.refresh()
        for newcomer in attached { newcomer.didNotify(newcomer.version) }
        if let node, version != node.notifiedVersion { node.hasMixedAudience = true }
    }

    /// Notifies observers of the changes that they have caused themselves, round by round. In a
    /// transaction, the end of the transaction does this.
    override func deliverPending() {
        guard let node, Transaction.current == nil else { return closeDelivery() }
        var round = 0
        while state.contains(.hasPending), round < CycleReport.limit {
            state.remove(.hasPending)
            node.refresh()
            guard version != node.notifiedVersion else { continue }
            round += 1
            if round == CycleReport.limit {
                CycleTrace.run(isRefusing: true) { deliver(node) }
            } else {
                deliver(node)
            }
        }
        closeDelivery()
    }

    override func refresh() {
        node?.refresh()
    }

    override func notifyTraced() {
        notifyTraced(storage.unsafelyUnwrapped, version)
    }

    private func deliver(_ node: Derivation) {
        node.didNotify(version)
        notifyTraced()
        flushDependents()
    }
}
