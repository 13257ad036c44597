public import Binding
import WaylineText

/// A list of any number of items. The user chooses one of its rows, and can filter them.
///
/// ```swift
/// let milks = List("Milk", ["oat", "almond"], emptyText: "No milk today.")
/// ```
/// ![A list of two rows.](List)
///
/// If the items have an `id:`, or are `Identifiable`, the marker and the chosen row follow them.
/// With `selects: .several`, the user can then also select several rows, and act on all of them.
public class List<Item>: Control, OptionInput, RowActing, ChangingRows {
    /// Publishes each item that the user chooses.
    public let chosenPublisher = Signal<Item>()

    /// Publishes when at most ``nearEndDistance`` rows are left from the marker on, after the
    /// marker was moved or the items were changed: time to load more. It publishes again after
    /// other items stand at the end, and when the marker comes back from rows that are further
    /// away, since loading may have failed. It does not publish while there is a filter or an order
    /// of a ``Table``, in which the new rows would stand among the others.
    public let nearEndPublisher = Signal<Void>()

    /// Publishes each move of a row by the user. The items have changed already.
    public let movePublisher = Signal<RowMove>()

    /// Publishes the selected items that are shown, in the order of all items, after others are
    /// selected or shown.
    public let selectionPublisher = Signal<[Item]>()

    /// The items, one for each row.
    public var items: [Item] {
        didSet { if !isMoving { readItems() } }
    }

    /// The actions on each row, in the order of their numbers.
    public var actions: [RowAction<Item>] = [] {
        didSet {
            rowChanges += 1
            touch()
        }
    }

    /// True if the user can move rows up and down, within their section.
    public var isReorderable = false {
        didSet { if isReorderable != oldValue { touch() } }
    }

    /// The text that is shown if there are no rows.
    public var emptyText: String {
        didSet { if emptyText != oldValue { touch() } }
    }

    let title: (Item) -> String
    private let section: ((Item) -> String)?
    private(set) var rows: ListRows<Item>

    /// Changed in place, since a copy of many rows takes long.
    private(set) var selection: SelectedRows<Item>
    private var nearEnd = NearEnd()
    private var isMoving = false

    /// A number that grows when another row is marked, or the rows or their actions change.
    package private(set) var rowChanges = 0

    package let performedActions = Signal<PerformedRowAction>()

    private let running = RunningActions()

    init(
        _ label: String, items: [Item], identity: ((Item) -> AnyHashable)?,
        selects: RowSelection = .one, emptyText: String,
        section: ((Item) -> String)?, title: @escaping (Item) -> String,
        match: @escaping ListRows<Item>.Matcher
    ) {
        self.items = items
        self.title = title
        self.section = section
        self.emptyText = emptyText
        rows = ListRows(items, identity: identity, match: match)
        selection = SelectedRows(identity: selects == .several ? identity : nil)
        super.init(label)
    }

    /// The index, among the rows that are shown, of the row that Enter chooses.
    public var marked: Int {
        get { rows.marked }
        set { change { $0.marked = newValue } }
    }

    /// The index, among the rows that are shown, of the row that was chosen last.
    public var chosenIndex: Int? { rows.shown.chosenPlace.flatMap(rows.shown.index) }

    /// The text that a row must contain to be shown. Case and diacritics make no difference. If no
    /// row contains it, the rows that have its letters in order are shown. If it is empty, all rows
    /// are shown. A change of it reads the texts of all rows, unless it only becomes longer.
    public var filter: String {
        get { rows.shown.filter }
        set {
            if newValue != filter { change { $0.narrow(to: newValue, items) } }
        }
    }

    /// The text of a search field, whose matches are marked in the rows unless there is a filter:
    /// `bind(\.products.searchText, viewModel.search)`. It does not change which rows are shown.
    public var searchText = "" {
        didSet { if searchText != oldValue { touch() } }
    }

    public var markedText: String { filter.isEmpty ? searchText : filter }

    /// The number of rows that are shown.
    public var count: Int { rows.shown.count }

    /// The number of rows without the filter.
    public var countOfAll: Int { items.count }

    /// The number of rows from the marker on at which ``nearEndPublisher`` publishes.
    public var nearEndDistance: Int {
        get { nearEnd.distance }
        set { nearEnd.distance = newValue }
    }

    /// Returns the title of the row at `index`, among those that are shown.
    public func title(at index: Int) -> String { title(item(at: index)) }

    /// Returns the item of the row at `index`, among those that are shown.
    public func item(at index: Int) -> Item { items[rows.shown.place(of: index)] }

    public func isChosen(at index: Int) -> Bool {
        rows.shown.place(of: index) == rows.shown.chosenPlace
    }

    /// The identity of the item in the row at `index`; nil if the items have none.
    public func identity(at index: Int) -> AnyHashable? {
        (0..<count).contains(index) ? rows.identity?(item(at: index)) : nil
    }

    /// Returns all that the row says in plain lines.
    public func text(at index: Int) -> String { title(at: index) }

    public var orders: [String] { [] }

    /// The order of the rows: nil, except in a ``Table``.
    public var order: RowOrder? { nil }

    /// Sorts the rows of a ``Table``. Does nothing in a list without columns.
    public func sort(by order: RowOrder?) {}

    public func section(at index: Int) -> String { section?(item(at: index)) ?? "" }

    func begin(_ action: RowAction<Item>, on items: [Item]) {
        running.begin(action, on: items, rows.identity, in: self)
    }

    /// Chooses the row at `index`, among those that are shown, as a user does.
    public func choose(at index: Int) {
        guard isEnabled, (0..<count).contains(index) else { return }
        let item = item(at: index)
        change { $0.choose(index, items) }
        events.send(.submit)
        chosenPublisher.send(item)
    }

    /// Selects the row at `index`, or deselects it, as a user does.
    public func select(at index: Int) {
        guard selects == .several, isEnabled, (0..<count).contains(index) else { return }
        selection.toggle(rows.shown.place(of: index), in: items)
        // An observer of the marker may set other items.
        marked = index
        selectionChanged()
    }

    /// Selects all rows that are shown, as a user does.
    public func selectAll() {
        guard selects == .several, isEnabled, count > 0 else { return }
        selection.add((0..<count).lazy.map(rows.shown.place), in: items)
        selectionChanged()
    }

    /// Deselects all rows, also those that the filter hides, as a user does.
    public func deselectAll() {
        guard isEnabled, !selection.isEmpty else { return }
        selection.removeAll()
        selectionChanged()
    }

    private func selectionChanged() {
        rowChanges += 1
        touch()
        events.send(.change)
        publishSelection()
    }

    private func publishSelection() {
        if selectionPublisher.hasObservers { selectionPublisher.send(selectedItems) }
    }

    /// Changes the rows at once, since observers of the change read all of them.
    func change(_ action: (inout ListRows<Item>) -> Void) {
        var changed = rows
        action(&changed)
        guard changed.shown != rows.shown else {
            rows = changed
            return
        }
        let oldCount = selectedCount
        if changed.shown.filter != filter { selection.show(in: changed.shown) }
        show(changed)
        if selectedCount != oldCount { publishSelection() }
    }

    private func show(_ changed: ListRows<Item>) {
        if changed.marked != marked { rowChanges += 1 }
        rows = changed
        rows.follow(items)
        touch()
        guard filter.isEmpty, order == nil else { return }
        let end = NearEnd.End(count: count, last: items.last.flatMap { rows.identity?($0) })
        if nearEnd.isReached(marked: marked, end) { nearEndPublisher.send() }
    }

    private func readItems() {
        var changed = rows
        changed.read(items)
        rowChanges += 1
        let oldCount = selectedCount
        selection.read(items)
        selection.show(in: changed.shown)
        show(changed)
        if selectedCount != oldCount { publishSelection() }
    }

    /// Moves the row at `index` up or down, as a user does.
    func move(_ index: Int, by distance: Int) {
        guard canMove(index, by: distance) else { return }
        let target = index + distance
        isMoving = true
        items.swapAt(index, target)
        isMoving = false
        var changed = rows
        changed.swapAt(index, target)
        selection.read(items)
        rowChanges += 1
        show(changed)
        movePublisher.send(RowMove(from: index, to: target))
    }

    public override var input: Control.Input { .options(self) }

    /// The keys of its actions, also while it has no rows.
    override var rowShortcuts: [Shortcut] {
        actions.compactMap { action in
            action.key.map {
                Shortcut(title: action.title, key: $0, list: ObjectIdentifier(self))
            }
        }
    }

    public override var isEmpty: Bool { countOfAll == 0 }

    public override var role: String { "list" }

    public override func stateText(in wording: Wording) -> String {
        [numberOfRows(in: wording), numberOfSelected(in: wording)].joined(with: ", ")
    }

    /// The filter. Choosing a row is an action, which is not repeated.
    public override var saved: String? { filter }

    public override func restore(_ saved: String) {
        filter = saved
    }
}

/// A control with options that notes when the menu of a row is out of date.
@MainActor
package protocol ChangingRows: BuiltInOptions {
    /// A number that grows when another row is marked, or the rows or their actions change.
    var rowChanges: Int { get }
}

/// A control of Wayline with options.
@MainActor
package protocol BuiltInOptions: OptionInput {}
