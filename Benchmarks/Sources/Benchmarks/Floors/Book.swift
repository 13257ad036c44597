/// What is written down, one after another.
final class Book<Entry> {
    private var entries: [Entry] = []

    /// Begins anew, with room for `count`.
    func open(_ count: Int) {
        entries.removeAll(keepingCapacity: true)
        entries.reserveCapacity(count)
    }

    func note(_ entry: Entry) {
        entries.append(entry)
    }

    deinit {
        BlackHole.consume(entries)
    }
}
