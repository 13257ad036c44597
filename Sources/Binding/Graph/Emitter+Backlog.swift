/// What cannot be delivered at once: a set in a delivery or in a transaction.
extension Emitter {
    private var backlog: Backlog<Value> {
        unsafeDowncast(requireHub(), to: Backlog<Value>.self)
    }

    /// Whether a value set now would wait; false where it may be delivered at once.
    var mustWait: Bool {
        !state.isDisjoint(with: [.isDelivering, .isUncommitted]) || Transaction.current != nil
    }

    /// Whether the observers have set this again and again until it had to be cut.
    func isCut() -> Bool {
        if let trace = CycleTrace.current, trace.refuses(self) {
            trace.report()
            return true
        }
        guard state.contains(.isDelivering), backlog.isExhausted else { return false }
        if let trace = CycleTrace.current {
            trace.report()
            backlog.hasReported = true
        }
        return true
    }

    /// Has `value` wait. Where `isCoalescing`, one transaction makes one delivery.
    func enqueue(_ value: Value, isCoalescing: Bool) {
        let isNew = !state.contains(.isUncommitted)
        if isNew || !isCoalescing {
            backlog.append(value, version: version)
        } else {
            backlog.replaceLast(with: value, version: version)
        }
        if isNew, let transaction = Transaction.current {
            state.insert(.isUncommitted)
            transaction.append(self)
        } else if isNew {
            state.insert(.isDue)
        }
    }

    /// Delivers what a transaction held back.
    final func commit() {
        state.remove(.isUncommitted)
        if state.contains(.isDelivering) {
            state.insert(.isDue)
        } else {
            state.insert(.isDelivering)
            drain()
        }
    }

    final func drainBacklog() {
        guard !state.contains(.isUncommitted) else { return closeDelivery() }
        let backlog = backlog
        while let entry = backlog.takeFirst() {
            if backlog.isExhausted, !backlog.hasReported {
                CycleTrace.run { deliver(entry) }
            } else {
                deliver(entry)
            }
        }
        closeDelivery()
    }

    private func deliver(_ entry: Backlog<Value>.Entry) {
        callTraced(entry.value, entry.version)
        if state.contains(.isWatched) { flushDependents() }
    }

    /// As `tell`, also while a cycle is being traced.
    final func callTraced(_ value: Value, _ version: UInt32) {
        guard let trace = CycleTrace.current else {
            return tell(value, version, observersOf: self)
        }
        nextObserver = observers.head
        while let observer = nextObserver?.takeUnretainedValue() {
            nextObserver = observer.next
            guard Int32(bitPattern: version &- observer.heard) > 0 else { continue }
            observer.heard = version
            trace.enter(observer.site)
            unsafeDowncast(observer, to: Observer<Value>.self).body(value)
            trace.leave()
        }
    }
}
