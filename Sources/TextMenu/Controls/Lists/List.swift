public import Binding

/// A list of items. The user chooses one of its rows, and can filter them.
///
/// A front end asks only for the rows that it shows, so a list can have any number of rows.
///
/// ```swift
/// let milks = List("Milk", ["oat", "almond"], emptyText: "No milk today.")
/// ```
public final class List<Item>: Control, OptionInput {
    /// Publishes each item that the user chooses.
    public let selectionPublisher = Signal<Item>()

    /// The items, one for each row.
    public var items: [Item] {
        didSet { show(among: items.indices, with: narrowed) }
    }

    /// The text that is shown if there are no rows.
    public var emptyText: String {
        didSet { if emptyText != oldValue { touch() } }
    }

    /// The index, among the rows that are shown, of the row that was chosen last.
    public private(set) var chosenIndex: Int? {
        didSet { if chosenIndex != oldValue { touch() } }
    }

    /// The index, among the rows that are shown, of the row that Enter chooses.
    public var marked = 0 {
        didSet { if marked != oldValue { touch() } }
    }

    private let title: (Item) -> String

    /// The indices of the items that the filter lets through; nil if there is no filter.
    private var places: [Int]?
    private var narrowed = "" {
        didSet { if narrowed != oldValue { touch() } }
    }

    /// The filter while the user types it.
    private var editing: TextEditing? {
        didSet { if editing != oldValue { touch() } }
    }

    /// Creates a list of this name, with the `title` of each item in its row.
    public init(
        _ label: String, _ items: [Item] = [], emptyText: String = "Nothing here.",
        title: @escaping (Item) -> String
    ) {
        self.items = items
        self.title = title
        self.emptyText = emptyText
        super.init(label)
    }

    /// The text that a row must contain to be shown, in capital or small letters. If it is empty,
    /// all rows are shown.
    public var filter: String {
        get { narrowed }
        set { narrow(to: newValue) }
    }

    /// The number of rows that are shown.
    public var count: Int { places?.count ?? items.count }

    /// The number of rows without the filter.
    public var countOfAll: Int { items.count }

    /// Returns the title of the row at `index`, among those that are shown.
    public func title(at index: Int) -> String {
        title(items[place(of: index)])
    }

    public func isChosen(at index: Int) -> Bool { index == chosenIndex }

    /// Chooses the row at `index`, among those that are shown, as a user does.
    public func choose(at index: Int) {
        guard isEnabled, (0..<count).contains(index) else { return }
        let item = items[place(of: index)]
        chosenIndex = index
        marked = index
        events.send(.submit)
        selectionPublisher.send(item)
    }

    private func narrow(to filter: String) {
        guard filter != narrowed else { return }
        if let places, filter.hasPrefix(narrowed) {
            show(among: places, with: filter)
        } else {
            show(among: items.indices, with: filter)
        }
        narrowed = filter
        marked = 0
        events.send(.change)
    }

    private func place(of index: Int) -> Int {
        places?[index] ?? index
    }

    /// Sets the indices first, since observers of the change read the rows.
    private func show(among candidates: some Sequence<Int>, with filter: String) {
        if filter.isEmpty {
            places = nil
        } else {
            let pattern = FilterPattern(filter)
            places = candidates.filter { pattern.isFound(in: title(items[$0])) }
        }
        chosenIndex = nil
        marked = min(marked, max(count - 1, 0))
        touch()
    }

    public var isListed: Bool { true }

    public var isFilterable: Bool { true }

    public override var input: ControlInput { .options(self) }

    public override var isEmpty: Bool { countOfAll == 0 }

    public override var fillsHeight: Bool { true }

    public override var role: String { "list" }

    public override func stateText(in wording: Wording) -> String {
        if filter.isEmpty {
            return count == 1 ? wording[.oneRow] : wording(.rows, "\(count)")
        }
        return count == 1
            ? wording(.oneRowOf, "\(countOfAll)", filter)
            : wording(.rowsOf, "\(count)", "\(countOfAll)", filter)
    }

    public override func draw(in context: DrawingContext) -> Drawing {
        var drawing = Drawing(label.isEmpty ? [] : context.heading(label))
        if editing != nil || !filter.isEmpty {
            context.addFilter(filter, editing, (count, countOfAll), to: &drawing)
        }
        context.addOptions(of: self, to: &drawing)
        return drawing
    }

    public override var takesText: Bool { editing != nil }

    public override func edit(_ inputs: [KeyInput]) {
        guard var changed = editing else { return }
        for input in inputs { changed.apply(input) }
        editing = changed
        filter = changed.text
    }

    /// Handles a key. While the user types a filter, each key that is not text ends that.
    public override func handle(_ command: KeyCommand) -> Bool {
        let wasTyped = editing != nil
        editing = nil
        switch command {
        case .choose where wasTyped: break
        case .cancel where wasTyped: filter = ""
        case .choose: choose(at: marked)
        case .filter: editing = TextEditing(filter)
        case .cancel where !filter.isEmpty: filter = ""
        default: return MarkedRows(self).move(by: command, in: self)
        }
        return true
    }

    public override func hints(in wording: Wording) -> [KeyHint] {
        if editing != nil { return [KeyHint(.choose, wording[.done]), allRows(in: wording)] }
        let hints = [KeyHint(.choose, wording[.choose]), KeyHint(.filter, wording[.filter])]
        return hints + (filter.isEmpty ? [] : [allRows(in: wording)])
    }

    private func allRows(in wording: Wording) -> KeyHint {
        KeyHint(.cancel, wording[.allRows])
    }

    /// The title of the row that was chosen last; empty if there is none.
    public override var saved: String? { chosenIndex.map(title(at:)) ?? "" }

    public override func restore(_ saved: String) {
        chosenIndex = (0..<count).first { title(at: $0) == saved }
        marked = chosenIndex ?? marked
    }

    public override func focusChanged() {
        editing = nil
    }
}

extension List where Item == String {
    /// Creates a list of texts.
    public convenience init(
        _ label: String, _ items: [String] = [], emptyText: String = "Nothing here."
    ) {
        self.init(label, items, emptyText: emptyText) { $0 }
    }
}
