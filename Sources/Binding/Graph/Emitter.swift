/// Something that tells its observers of values, in the order in which they were bound.
///
/// Each observer hears each value once. What an observer sets or sends on the emitter that is
/// telling it waits until all have heard. An observer that was cancelled hears nothing more, not
/// even in the delivery under way. Binding and cancelling cost the same however many there are.
public class Emitter<Value>: AnyEmitter {
    @usableFromInline @exclusivity(unchecked) final var observers = Chain<Observer<Value>>()

    /// The observer to be called next; here, so that one which ends meanwhile can be stepped over.
    @usableFromInline @exclusivity(unchecked) final var nextObserver: Unmanaged<Observer<Value>>?

    public override var bindingSites: [BindingSite] {
        var sites: [BindingSite] = []
        var next = observers.head
        while let observer = next?.takeUnretainedValue() {
            sites.append(observer.packedSite.site)
            next = observer.next
        }
        return sites
    }

    /// Calls each observer that has not heard `version` yet. The caller has marked the delivery.
    @inlinable @inline(always)
    final func call(_ value: Value, _ version: UInt32) {
        forEachListener(to: version) { $0.body(value) }
    }

    @inlinable @inline(always)
    final func forEachListener(to version: UInt32, _ tell: (Observer<Value>) -> Void) {
        nextObserver = observers.head
        while let observer = nextObserver {
            observer.borrow { observer in
                nextObserver = observer.next
                if Int32(bitPattern: version &- observer.heard) > 0 {
                    observer.heard = version
                    tell(observer)
                }
            }
        }
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

    final func append(_ observer: Observer<Value>) {
        observers.append(observer)
        state.insert(.isObserved)
    }

    /// Ends `observer`, also in the middle of a delivery.
    final func remove(_ observer: Observer<Value>) {
        guard observers.contains(observer) else { return }
        let next = observer.next
        if let called = nextObserver, called.toOpaque() == observer.opaque { nextObserver = next }
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
}

extension Observer {
    fileprivate var opaque: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
