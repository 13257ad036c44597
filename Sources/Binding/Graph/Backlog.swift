/// Values that wait for a delivery or a transaction to be over, in order.
final class Backlog<Value>: Hub {
    struct Entry {
        let value: Value
        let version: UInt32

        /// How many deliveries, each made by an observer of the one before, led to this one.
        let generation: Int
    }

    private var entries: [Entry] = []
    private var first = 0

    /// The generation of the delivery under way; 0 where none is that waited.
    private(set) var generation = 0

    /// How many were delivered since there was none, and how many of all no waiting one has led to.
    private var delivered = 0
    private var roots = 0

    /// Whether a cycle was reported since there was none.
    var hasReported = false

    /// Whether those delivered have led to so many others that they would not come to an end.
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
