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

    /// Takes the mark of the delivery away, and lets go of the observers that ended in it.
    final func closeDelivery() {
        state.subtract([.isDelivering, .isDue])
        guard let hub, !hub.ended.isEmpty else { return }
        let ended = hub.ended
        hub.ended = []
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
