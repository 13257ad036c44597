extension Derivation {
    /// Notifies the observers of a new value. Returns whether to flush the dependents, too.
    @inline(always)
    func flush() -> Bool {
        refresh()
        let version = version
        guard version != told else { return takeReturn() }
        if state.contains(.isObserved) { return deliver(version) }
        didTell(version)
        return true
    }

    @inline(always)
    private func takeReturn() -> Bool {
        guard hasReturned else { return false }
        hasReturned = false
        return true
    }

    /// Not inlined, to keep small what most derived values on the way need.
    @inline(never)
    private func deliver(_ version: UInt32) -> Bool {
        if state.contains(.isDelivering) {
            state.insert(.isDue)
            return false
        }
        state.insert(.isDelivering)
        didTell(version)
        if Attention.isCalled { emitter.borrow { $0.tellTraced() } } else { rule.tell() }
        return endDelivery()
    }

    /// Ends a delivery; answers whether anything still depends on the value. Where nothing does,
    /// nobody may hold it any more when this returns.
    private func endDelivery() -> Bool {
        guard state.contains(.isDue) else {
            state.remove(.isDelivering)
            return state.contains(.isWatched)
        }
        return withExtendedLifetime(emitter.takeUnretainedValue()) { emitter in
            emitter.drain()
            return emitter.state.contains(.isWatched)
        }
    }
}
