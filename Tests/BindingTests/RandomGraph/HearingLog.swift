/// What the observers of one value are told, in order, and who they are, as they were bound.
final class HearingLog {
    struct Entry {
        let id: Int
        let value: Int
    }

    private(set) var entries: [Entry] = []
    private(set) var listeners: [Listener] = []
    private(set) var lastID = 0

    /// How many entries the operation under way has made.
    private(set) var rounds = 0

    var hasListeners: Bool { listeners.contains { $0.isLive } }

    /// Whether anybody listens who did before the operation under way.
    var hasOldListeners: Bool { listeners.contains { $0.isLive && !$0.isNew } }

    func add(_ listener: Listener) {
        listeners.append(listener)
    }

    func append(_ value: Int) {
        lastID += 1
        rounds += 1
        entries.append(Entry(id: lastID, value: value))
    }

    /// Puts `value` in the place of the last entry.
    func replaceLast(_ value: Int) {
        entries.removeLast()
        rounds -= 1
        append(value)
    }

    /// The entry that `listener` is told of when it hears `value`.
    func next(for listener: Listener, hearing value: Int) -> Entry? {
        entries.first { entry in
            entry.id > listener.heard
                && (entry.value == value || !listener.hasHeardEarly(entry.value))
        }
    }

    /// Whether all who were bound before `listener` have heard `entry`, or something newer.
    func isInTurn(_ listener: Listener, at id: Int, _ value: Int) -> Bool {
        listeners.prefix { $0 !== listener }.allSatisfy {
            !$0.isLive || $0.heard >= id || $0.hasHeardEarly(value)
        }
    }

    /// Whether `listener` has heard all there is.
    func isDone(_ listener: Listener) -> Bool {
        entries.allSatisfy { entry in
            entry.id <= listener.heard || listener.hasHeardEarly(entry.value)
        }
    }

    /// Closes an operation.
    func close() {
        listeners.removeAll { !$0.isLive }
        for listener in listeners {
            listener.isNew = false
            listener.heard = lastID
        }
        entries.removeAll()
        rounds = 0
    }
}
