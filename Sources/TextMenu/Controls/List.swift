public import Binding

/// Rows of which one can be chosen, each for an item.
public final class List<Item>: AnyList {
    /// Tells which item the user has chosen.
    public let selectionPublisher = Signal<Item>()

    /// What the rows stand for.
    public var items: [Item] {
        didSet { show(among: items.indices, with: narrowed) }
    }

    private let title: (Item) -> String

    /// The places of the items that the filter lets through; nil where it lets all through.
    private var places: [Int]?

    /// A list of this name, whose rows say what `title` makes of their items.
    public init(
        _ label: String, _ items: [Item] = [], emptyText: String = "Nothing here.",
        title: @escaping (Item) -> String
    ) {
        self.items = items
        self.title = title
        super.init(label, emptyText: emptyText)
    }

    public override var count: Int { places?.count ?? items.count }

    public override var countOfAll: Int { items.count }

    public override func title(at index: Int) -> String {
        title(items[place(of: index)])
    }

    public override func choose(at index: Int) {
        guard isEnabled, (0..<count).contains(index) else { return }
        let item = items[place(of: index)]
        chosenIndex = index
        highlight = index
        events.send(.submit)
        selectionPublisher.send(item)
    }

    override func narrow(to filter: String) {
        guard filter != narrowed else { return }
        if let places, filter.hasPrefix(narrowed) {
            show(among: places, with: filter)
        } else {
            show(among: items.indices, with: filter)
        }
        narrowed = filter
        highlight = 0
        events.send(.change)
    }

    private func place(of index: Int) -> Int {
        places?[index] ?? index
    }

    /// The places come first: whoever hears of a change reads the rows.
    private func show(among candidates: some Sequence<Int>, with filter: String) {
        if filter.isEmpty {
            places = nil
        } else {
            let pattern = FilterPattern(filter)
            places = candidates.filter { pattern.isFound(in: title(items[$0])) }
        }
        chosenIndex = nil
        highlight = min(highlight, max(count - 1, 0))
        touch()
    }
}

extension List where Item == String {
    /// A list of texts.
    public convenience init(
        _ label: String, _ items: [String] = [], emptyText: String = "Nothing here."
    ) {
        self.init(label, items, emptyText: emptyText) { $0 }
    }
}
