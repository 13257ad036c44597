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

    func append(_ value: Value, version: UInt32) {
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
            first = 0
            generation = 0
            return nil
        }
        let entry = entries[first]
        first += 1
        generation = entry.generation
        return entry
    }
}
