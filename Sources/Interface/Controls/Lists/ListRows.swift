import WaylineText

/// The rows of a list: those that the filter lets through, in their order. The marker and the
/// chosen row follow the identities of their items.
struct ListRows<Item> {
    /// Returns the identity of an item; nil if the items have none.
    let identity: ((Item) -> AnyHashable)?

    /// Returns how an item matches. Looks for the letters in order only if the flag is true.
    typealias Matcher = (FilterPattern, _ orInOrder: Bool, Item) -> FilterPattern.Match

    private let match: Matcher

    /// The rows that are shown.
    private(set) var shown: FilteredRows

    /// Returns the places of the items in another order; nil for their own order.
    private var sort: (([Item]) -> [Int])?

    /// The identities of the marked and of the chosen item.
    private var followed: (marked: AnyHashable?, chosen: AnyHashable?)

    init(
        _ items: [Item], identity: ((Item) -> AnyHashable)?,
        match: @escaping Matcher
    ) {
        self.identity = identity
        self.match = match
        shown = FilteredRows(count: items.count)
        follow(items)
    }

    var marked: Int {
        get { shown.marked }
        set { shown.marked = newValue }
    }

    /// Takes the `items` as they are now.
    mutating func read(_ items: [Item]) {
        let (marked, chosen) = (shown.markedPlace, shown.chosenPlace)
        shown.replace(count: items.count, order: sort?(items), test(items))
        shown.mark(place(of: followed.marked, near: marked, in: items))
        shown.chosenPlace = place(of: followed.chosen, near: chosen, in: items)
    }

    mutating func sort(_ items: [Item], by sort: (([Item]) -> [Int])?) {
        self.sort = sort
        shown.sort(sort?(items))
    }

    mutating func narrow(to filter: String, _ items: [Item]) {
        let place = shown.markedPlace ?? place(of: followed.marked, near: nil, in: items)
        shown.narrow(to: filter, test(items))
        if identity == nil { shown.chosenPlace = nil } else { shown.mark(place) }
    }

    /// Chooses and marks the row at `index`; none if it is nil.
    mutating func choose(_ index: Int?, _ items: [Item]) {
        shown.chosenPlace = index.map(shown.place)
        followed.chosen = index.flatMap { identity?(items[shown.place(of: $0)]) }
        if let index { shown.marked = index }
    }

    mutating func swapAt(_ one: Int, _ other: Int) {
        shown.swapAt(one, other)
    }

    /// Stores the identity of the marked item after each change. Without rows, the last one is
    /// kept: it may come back.
    mutating func follow(_ items: [Item]) {
        if let place = shown.markedPlace { followed.marked = identity?(items[place]) }
    }

    private func test(_ items: [Item]) -> FilteredRows.Matcher {
        { match($0, $1, items[$2]) }
    }

    /// The place of the item with this identity. Most items stay `near` their old place.
    private func place(of id: AnyHashable?, near place: Int?, in items: [Item]) -> Int? {
        guard let id, let identity else { return nil }
        if let place, items.indices.contains(place), identity(items[place]) == id { return place }
        return items.firstIndex { identity($0) == id }
    }
}
