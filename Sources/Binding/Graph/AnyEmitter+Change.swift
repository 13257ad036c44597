/// A change goes through the graph twice: first all that depends on it is marked, so that whatever
/// is read from then on is right; then whoever listens is told.
///
/// The last dependent of each is gone on with, not called, so that a chain of any length takes no
/// stack.
extension AnyEmitter {
    @usableFromInline
    final func markDependents() {
        var next = dependents.head
        while let link = next {
            let (dependent, following) = link.borrow { ($0.dependent, $0.next) }
            next = following
            let emitter = dependent.borrow { $0.emitter }
            guard emitter.borrow({ $0.becomesStale() }) else { continue }
            if following == nil {
                next = emitter.borrow { $0.dependents.head }
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

    @usableFromInline
    final func flushDependents() {
        var emitter = Unmanaged.passUnretained(self)
        while let first = emitter.borrow({ $0.dependents.head }) {
            let (dependent, second) = first.borrow { ($0.dependent, $0.next) }
            if second != nil {
                return emitter.takeUnretainedValue().flushEachDependent()
            }
            guard dependent.borrow({ $0.flush() }) else { return }
            emitter = dependent.borrow { $0.emitter }
        }
    }

    private func flushEachDependent() {
        let hub = requireHub()
        hub.nextDependent = dependents.head
        while let link = hub.nextDependent {
            let dependent = link.borrow { $0.dependent }
            hub.nextDependent = link.borrow { $0.next }
            let emitter = dependent.borrow { $0.emitter }
            if dependent.borrow({ $0.flush() }) { emitter.borrow { $0.flushDependents() } }
        }
    }
}
