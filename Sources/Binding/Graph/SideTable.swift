/// The state that few emitters need. It is created on first use.
@usableFromInline
package class SideTable {
    /// Observers that ended during a delivery, kept until it is over because they may be running.
    final var ended: [BaseObserver] = []

    /// Actions to run when the delivery is over.
    final var deferred: [() -> Void] = []

    /// Notifies observers before the value changes.
    package final var announcer: (any ChangeAnnouncer)?

    /// Tokens that the emitter keeps for its lifetime.
    package final var retained: [AnyCancellable] = []
}

/// Notifies observers that a value is about to change.
package protocol ChangeAnnouncer: AnyObject {
    func send()
}

/// Values that wait for the end of a delivery or a transaction, in order.
final class PendingValues<Value>: SideTable {
    struct Entry {
        /// Taken out for the delivery, so that clearing the list never releases a value, whose end
        /// could set the next.
        fileprivate(set) var value: Value?
        let version: UInt32

        /// The number of deliveries that led to this one. Each was caused by an observer of the one
        /// before.
        let generation: Int
    }

    private var entries: [Entry] = []
    private var first = 0

    /// The generation of the current delivery; 0 for a delivery that did not wait.
    private(set) var generation = 0

    /// The counts since no value was waiting: all delivered values, and those not caused by another
    /// value.
    private var delivered = 0
    private var roots = 0

    /// True if a cycle was reported since no value was waiting.
    var hasReported = false

    /// True if the values have caused so many others that they would never end.
    var isExhausted: Bool {
        generation >= CycleReport.limit
            || delivered > 5 * CycleReport.limit * max(roots, 1)
    }

    func append(_ value: Value, version: UInt32) {
        if generation == 0 { roots += 1 }
        entries.append(Entry(value: value, version: version, generation: generation + 1))
    }

    /// Replaces the last waiting value with `value`.
    func replaceLast(with value: Value, version: UInt32) {
        let replaced = entries.count > first ? entries.removeLast() : nil
        append(value, version: version)
        withExtendedLifetime(replaced) {}
    }

    func takeFirst() -> Entry? {
        guard first < entries.count else {
            entries.removeAll(keepingCapacity: true)
            (first, generation, delivered, roots) = (0, 0, 0, 0)
            hasReported = false
            return nil
        }
        let entry = entries[first]
        entries[first].value = nil
        first += 1
        delivered += 1
        generation = entry.generation
        return entry
    }
}
