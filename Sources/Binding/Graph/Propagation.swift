/// A change goes through the graph twice: first all that depends on it is marked as stale, so that
/// whatever is read from then on is right; then the observers are notified.
///
/// The walk along a row of values, each of which depends on the one before, is a loop and not a
/// recursion: a chain of any length takes no stack.
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

    /// Has the dependents notify their observers, and theirs. The caller keeps this alive.
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

    /// Flushes the dependents of a derived value, which may let go of it: kept alive only where it
    /// is needed after the first of several. Those that lie too deep are left for later.
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
    /// Notifies the observers of a new value. Answers the emitter if its dependents are to be flushed.
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

    /// Not inlined, to keep small what most derived values on the way need.
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

    /// Ends a delivery; answers whether anything still depends on the value. Where nothing does,
    /// nobody may hold it any more when this returns.
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
