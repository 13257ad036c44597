/// A list of recorded entries.
final class Book<Entry> {
    private var entries: [Entry] = []

    /// Removes all entries, and reserves room for `count`.
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
