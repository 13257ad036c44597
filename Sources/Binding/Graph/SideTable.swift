/// The state that few emitters need. It is made when it is first needed.
@usableFromInline
package class SideTable {
    /// Observers that ended during a delivery, kept until it is over because they may be running.
    final var ended: [BaseObserver] = []

    /// Actions to run when the delivery is over.
    final var deferred: [() -> Void] = []

    /// Notified before the value changes.
    package final var willChange: Emitter<Void>?

    /// Tokens that the emitter keeps as long as it lives.
    package final var retained: [AnyCancellable] = []
}

/// Values that wait for a delivery or a transaction to be over, in order.
final class PendingValues<Value>: SideTable {
    struct Entry {
        let value: Value
        let version: UInt32

        /// The number of deliveries, each made by an observer of the one before, that led to this one.
        let generation: Int
    }

    private var entries: [Entry] = []
    private var first = 0

    /// The generation of the delivery under way; 0 where none is that waited.
    private(set) var generation = 0

    /// The number of values delivered since none was waiting, and of those that no other has led to.
    private var delivered = 0
    private var roots = 0

    /// True if a cycle was reported since no value was waiting.
    var hasReported = false

    /// True if the values have led to so many others that they would not come to an end.
    var isExhausted: Bool {
        generation >= CycleReport.limit
            || delivered > 5 * CycleReport.limit * max(roots, 1)
    }

    func append(_ value: Value, version: UInt32) {
        if generation == 0 { roots += 1 }
        entries.append(Entry(value: value, version: version, generation: generation + 1))
    }

    /// Puts `value` in the place of the last that waits.
    func replaceLast(with value: Value, version: UInt32) {
        if entries.count > first { entries.removeLast() }
        append(value, version: version)
    }

    func takeFirst() -> Entry? {
        guard first < entries.count else {
            entries.removeAll(keepingCapacity: true)
            (first, generation, delivered, roots) = (0, 0, 0, 0)
            hasReported = false
            return nil
        }
        let entry = entries[first]
        first += 1
        delivered += 1
        generation = entry.generation
        return entry
    }
}
