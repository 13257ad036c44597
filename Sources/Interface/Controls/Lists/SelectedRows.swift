/// The number of rows of a list on which the user can act at once.
public enum RowSelection: Hashable, Sendable {
    /// The user acts on the marked row.
    case one

    /// The user can select any number of rows: one by space, all by `*`. Then the actions act on
    /// the selected rows.
    case several
}

/// The rows of a list that the user has selected. They follow the identities of their items. Those
/// that a filter hides do not count until they are shown again.
struct SelectedRows<Item> {
    /// Returns the identity of an item; nil if no item can be selected.
    private let identity: ((Item) -> AnyHashable)?

    /// The place of each selected item that is shown, and of each that the filter hides.
    private var places: [AnyHashable: Int] = [:]
    private var hidden: [AnyHashable: Int] = [:]

    init(identity: ((Item) -> AnyHashable)?) {
        self.identity = identity
    }

    var selects: RowSelection { identity == nil ? .one : .several }

    var isEmpty: Bool { places.isEmpty && hidden.isEmpty }

    var count: Int { places.count }

    /// The places of the selected items, in order.
    var sortedPlaces: [Int] { places.values.sorted() }

    func contains(_ item: Item) -> Bool {
        !places.isEmpty && identity.map { places[$0(item)] != nil } ?? false
    }

    /// Returns whether `test` is true for a selected item. It gets the items in no defined order.
    func contains(in items: [Item], where test: (Item) -> Bool) -> Bool {
        places.values.contains { test(items[$0]) }
    }

    /// Selects the item at `place`, or deselects it.
    mutating func toggle(_ place: Int, in items: [Item]) {
        guard let id = identity?(items[place]) else { return }
        if places.removeValue(forKey: id) == nil { places[id] = place }
    }

    /// Selects the items at these places, too.
    mutating func add(_ added: some Collection<Int>, in items: [Item]) {
        guard let identity else { return }
        places.reserveCapacity(max(places.count, added.count))
        for place in added { places[identity(items[place])] = place }
    }

    mutating func removeAll() {
        (places, hidden) = ([:], [:])
    }

    /// Takes other items, or the same ones in another order. Items that are gone are deselected.
    mutating func read(_ items: [Item]) {
        guard let identity, !isEmpty else { return }
        let (oldPlaces, oldHidden) = (places, hidden)
        removeAll()
        for (place, item) in items.enumerated() {
            let id = identity(item)
            if oldPlaces[id] != nil { places[id] = place }
            if oldHidden[id] != nil { hidden[id] = place }
        }
    }

    /// Counts only the items that are shown.
    mutating func show(in rows: FilteredRows) {
        guard !isEmpty else { return }
        let all = places.merging(hidden) { place, _ in place }
        places = all.filter { rows.index(of: $0.value) != nil }
        hidden = all.filter { rows.index(of: $0.value) == nil }
    }
}
