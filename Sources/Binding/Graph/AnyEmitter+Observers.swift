extension AnyEmitter {
    /// Adds an observer, which hears what comes next.
    @usableFromInline
    final func append(_ observer: AnyObserver) {
        observers.append(observer)
        state.insert(.isObserved)
    }

    /// Ends an observer, also in the middle of a delivery.
    final func remove(_ observer: AnyObserver) {
        guard observers.contains(observer) else { return }
        if let next = nextObserver, next.borrow({ $0 === observer }) {
            nextObserver = observer.next
        }
        observers.remove(observer)
        if state.contains(.isDelivering) {
            requireHub().ended.append(observer)
            state.insert(.isDue)
        }
        guard observers.head == nil else { return }
        state.remove(.isObserved)
        if state.contains(.isAttached) { detachIfUnheard() }
    }

    /// Calls an observer out of turn. What it sets meanwhile waits, as in any delivery.
    @inlinable
    final func deliver(_ call: () -> Void) {
        if state.contains(.isDelivering) { return call() }
        state.insert(.isDelivering)
        call()
        finishDelivery()
    }

    /// Does `action` when what is being delivered, or waits for it, has been.
    final func afterDelivery(_ action: @escaping () -> Void) {
        guard !state.isDisjoint(with: [.isDelivering, .isUncommitted]) else { return action() }
        requireHub().deferred.append(action)
        state.insert(.isDue)
    }

    /// Takes the mark of the delivery away, lets go of the observers that ended in it, and does what
    /// was put off until then.
    final func closeDelivery() {
        state.subtract([.isDelivering, .isDue])
        guard let hub else { return }
        let (ended, deferred) = (hub.ended, hub.deferred)
        (hub.ended, hub.deferred) = ([], [])
        for action in deferred { action() }
        withExtendedLifetime(ended) {}
    }

    /// Ends the delivery that the caller marked, once all that waited for it is done too.
    @inlinable @inline(always)
    final func finishDelivery() {
        if state.contains(.isDue) {
            drain()
        } else {
            state.remove(.isDelivering)
        }
    }
}
