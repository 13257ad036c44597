/// A change goes through the graph twice. First, everything that depends on it is marked as stale,
/// so that every later read is correct. Then the observers are notified.
///
/// A row of values that each depend on the one before is walked by a loop, not by recursion: a
/// chain of any length takes no stack.
extension BaseEmitter {
    @usableFromInline
    final func markDependents() {
        var next = dependents.first
        while let link = next {
            let emitter = link.borrow { $0.emitter }
            next = link.borrow { $0.next }
            guard emitter.borrow({ $0.becomesStale() }) else { continue }
            if next == nil {
                next = emitter.borrow { $0.dependents.first }
            } else {
                emitter.borrow { $0.markDependents() }
            }
        }
    }

    private func becomesStale() -> Bool {
        if state.contains(.isStale) { return false }
        state.insert(.isStale)
        return true
    }

    /// Makes the dependents notify their observers, and in turn their own dependents. The caller
    /// keeps this alive.
    @usableFromInline
    final func flushDependents() {
        var later: [BaseEmitter] = []
        flushDependents(0, &later)
        while !later.isEmpty {
            let emitters = later
            later = []
            for emitter in emitters { emitter.flushDependents(0, &later) }
        }
    }

    @inline(always)
    private final func flushDependents(_ depth: Int, _ later: inout [BaseEmitter]) {
        nextDependent = dependents.first
        while let link = nextDependent {
            let dependent = link.borrow { $0.dependent }
            nextDependent = link.borrow { $0.next }
            if let emitter = dependent.borrow({ $0.flush() }) {
                Self.flush(below: emitter, depth + 1, &later)
            }
        }
    }

    /// Flushes the dependents of a derived value, which may release it: the value is kept alive
    /// only where it is needed after the first of several dependents. Dependents that lie too deep
    /// are left for later.
    private static func flush(
        below derived: Unmanaged<BaseEmitter>, _ depth: Int, _ later: inout [BaseEmitter]
    ) {
        var emitter = derived
        while let first = emitter.borrow({ $0.dependents.first }) {
            guard first.borrow({ $0.next == nil }) else {
                let several = emitter.takeUnretainedValue()
                return depth < Derivation.tallest
                    ? several.flushDependents(depth, &later) : later.append(several)
            }
            let dependent = first.borrow { $0.dependent }
            guard let next = dependent.borrow({ $0.flush() }) else { return }
            emitter = next
        }
    }
}

extension Derivation {
    /// Notifies the observers of a new value. Returns the emitter if its dependents must be
    /// flushed.
    @inline(always)
    fileprivate func flush() -> Unmanaged<BaseEmitter>? {
        if !refreshFromOnlyInput() { refresh() }
        let emitter = emitter
        let version = version
        guard version != notifiedVersion else { return takeReturn() ? emitter : nil }
        if state.contains(.isObserved) { return deliver(version) ? emitter : nil }
        didNotify(version)
        return emitter
    }

    /// Not inlined, so that the code for most derived values stays small.
    @inline(never)
    private func deliver(_ version: UInt32) -> Bool {
        if state.contains(.isDelivering) {
            state.insert(.hasPending)
            return false
        }
        state.insert(.isDelivering)
        didNotify(version)
        if SlowPath.isNeeded { emitter.borrow { $0.notifyTraced() } } else { run(.notify) }
        return endDelivery()
    }

    /// Ends a delivery. Returns true if anything still depends on the value. If it returns false,
    /// the value may already have been released.
    private func endDelivery() -> Bool {
        guard state.contains(.hasPending) else {
            state.remove(.isDelivering)
            return state.contains(.hasDependents)
        }
        return withExtendedLifetime(emitter.takeUnretainedValue()) { emitter in
            emitter.deliverPending()
            return emitter.state.contains(.hasDependents)
        }
    }
}
