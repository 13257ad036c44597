/// A value computed from others: readable and bindable, not settable.
///
/// It is computed when it is read or observed and an input has changed since, once, and never while
/// its inputs are half changed. Nobody listening, it costs its inputs nothing. Reading it is right at
/// any time, also inside an observer. It keeps its inputs alive.
public final class Derived<Value>: ValueSource<Value> {
    @usableFromInline
    init() {
        super.init(nil)
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
        derivation?.refresh()
        guard let value = storage else {
            preconditionFailure("a \(Self.self) is read while it is being computed")
        }
        if !wasAttached { detachIfUnheard() }
        return value
    }

    /// Says how the value comes about.
    @usableFromInline
    func derive(from inputs: [AnyEmitter], by rule: DerivationRule) {
        let derivation = Derivation(self, inputs: inputs, rule: rule)
        ownedHub = .passRetained(derivation)
        if rule.isEager { bringUpToDate() }
    }

    override var derivation: Derivation? {
        hub.map { unsafeDowncast($0, to: Derivation.self) }
    }

    override func bringUpToDate() {
        let attached = attach()
        derivation?.refresh()
        for newcomer in attached { newcomer.didTell(newcomer.version) }
        if let derivation, version != derivation.told { derivation.hasMixedAudience = true }
    }

    /// Tells what its own observers have changed, round by round. In a transaction its end does.
    override func drain() {
        guard let derivation, Transaction.current == nil else { return closeDelivery() }
        var round = 0
        while state.contains(.isDue), round < CycleReport.limit {
            state.remove(.isDue)
            derivation.refresh()
            guard version != derivation.told else { continue }
            round += 1
            if round == CycleReport.limit {
                CycleTrace.run(isRefusing: true) { tell(derivation) }
            } else {
                tell(derivation)
            }
        }
        closeDelivery()
    }

    override func tellTraced() {
        callTraced(storage.unsafelyUnwrapped, version)
    }

    private func tell(_ derivation: Derivation) {
        derivation.didTell(version)
        tellTraced()
        flushDependents()
    }

    deinit {
        guard let derivation else { return }
        if state.contains(.isAttached) {
            for input in derivation.detachInputs() { input.detachIfUnheard() }
        }
        derivation.release()
    }
}
