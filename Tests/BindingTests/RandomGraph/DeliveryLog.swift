/// The values that one emitter delivers, in order, and its observers in the order of binding.
final class DeliveryLog {
    struct Entry {
        let id: Int
        let value: Int
    }

    private(set) var entries: [Entry] = []
    private(set) var listeners: [Listener] = []
    private(set) var lastID = 0

    /// The number of entries from the current operation.
    private(set) var rounds = 0

    /// True if there is an observer from before the current operation.
    var hasOldListeners: Bool { listeners.contains { $0.isLive && !$0.isNew } }

    func add(_ listener: Listener) {
        listeners.append(listener)
    }

    func append(_ value: Int) {
        lastID += 1
        rounds += 1
        entries.append(Entry(id: lastID, value: value))
    }

    /// Replaces the last entry with `value`.
    func replaceLast(_ value: Int) {
        entries.removeLast()
        rounds -= 1
        append(value)
    }

    /// The entry that `listener` receives with `value`.
    func next(for listener: Listener, receiving value: Int) -> Entry? {
        entries.first { entry in
            entry.id > listener.received
                && (entry.value == value || !listener.hasReceivedEarly(entry.value))
        }
    }

    /// True if all observers that were bound before `listener` have received `entry`, or a newer
    /// one.
    func isInTurn(_ listener: Listener, at id: Int, _ value: Int) -> Bool {
        listeners.prefix { $0 !== listener }.allSatisfy {
            !$0.isLive || $0.received >= id || $0.hasReceivedEarly(value)
        }
    }

    /// True if `listener` has received everything.
    func isDone(_ listener: Listener) -> Bool {
        entries.allSatisfy { entry in
            entry.id <= listener.received || listener.hasReceivedEarly(entry.value)
        }
    }

    /// Ends an operation.
    func close() {
        listeners.removeAll { !$0.isLive }
        for listener in listeners {
            listener.isNew = false
            listener.received = lastID
        }
        entries.removeAll()
        rounds = 0
    }
}
