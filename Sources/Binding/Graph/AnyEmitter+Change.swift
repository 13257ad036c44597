/// A change goes through the graph twice: first all that depends on it is marked, so that whatever
/// is read from then on is right; then whoever listens is told.
///
/// Where one thing depends on another in a row, the walk goes on and does not recurse, so that a
/// chain of any length takes no stack.
extension AnyEmitter {
    @usableFromInline
    final func markDependents() {
        var next = dependents.head
        while let link = next {
            let (emitter, following) = link.borrow { ($0.emitter, $0.next) }
            next = following
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

    /// Has the dependents tell, and theirs. The caller keeps this alive.
    @usableFromInline
    final func flushDependents() {
        var later: [AnyEmitter] = []
        flushDependents(0, &later)
        while !later.isEmpty {
            let emitters = later
            later = []
            for emitter in emitters { emitter.flushDependents(0, &later) }
        }
    }

    @inline(always)
    private final func flushDependents(_ depth: Int, _ later: inout [AnyEmitter]) {
        ownedHub?.borrow { hub in
            hub.nextDependent = dependents.head
            while let link = hub.nextDependent {
                let (dependent, emitter) = link.borrow { ($0.dependent, $0.emitter) }
                hub.nextDependent = link.borrow { $0.next }
                if dependent.borrow({ $0.flush() }) {
                    Self.flush(below: emitter, depth + 1, &later)
                }
            }
        }
    }

    /// Has what depends on a derived value tell, which may let go of it: kept alive only where it
    /// is needed after the first of several. What lies too deep is left for later.
    private static func flush(
        below derived: Unmanaged<AnyEmitter>, _ depth: Int, _ later: inout [AnyEmitter]
    ) {
        var emitter = derived
        while let first = emitter.borrow({ $0.dependents.head }) {
            let isOnly = first.borrow { $0.next == nil }
            let (dependent, next) = first.borrow { ($0.dependent, $0.emitter) }
            guard isOnly else {
                let several = emitter.takeUnretainedValue()
                return depth < Derivation.tallest
                    ? several.flushDependents(depth, &later) : later.append(several)
            }
            guard dependent.borrow({ $0.flush() }) else { return }
            emitter = next
        }
    }
}
