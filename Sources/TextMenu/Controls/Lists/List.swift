public import Binding

/// A list of any number of items. The user chooses one of its rows, and can filter them.
///
/// ```swift
/// let milks = List("Milk", ["oat", "almond"], emptyText: "No milk today.")
/// ```
/// ![A list of two rows.](List)
///
/// If the items have an `id:`, or are `Identifiable`, the marker and the chosen row follow them.
public class List<Item>: Control, OptionInput, RowActing {
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

    /// The items, one for each row.
    public var items: [Item] {
        didSet { if !isMoving { readItems() } }
    }

    /// The actions on each row, in the order of their numbers.
    public var actions: [RowAction<Item>] = [] {
        didSet {
            menu = nil
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
    private var nearEnd = NearEnd()
    private var isMoving = false

    /// The actions on the marked row, while they are shown.
    private(set) var menu: RowMenu? {
        didSet { if menu != oldValue { touch() } }
    }

    package let performedActions = Signal<PerformedRowAction>()

    private let running = RunningActions()

    /// The columns of the widest row that had no room. It never shrinks, so that the page keeps its
    /// place.
    var widestRow = 0

    init(
        _ label: String, items: [Item], identity: ((Item) -> AnyHashable)?, emptyText: String,
        section: ((Item) -> String)?, title: @escaping (Item) -> String,
        matches: @escaping (FilterPattern, Item) -> Bool
    ) {
        self.items = items
        self.title = title
        self.section = section
        self.emptyText = emptyText
        rows = ListRows(items, identity: identity, matches: matches)
        super.init(label)
    }

    /// The index, among the rows that are shown, of the row that Enter chooses.
    public var marked: Int {
        get { rows.marked }
        set { change { $0.marked = newValue } }
    }

    /// The index, among the rows that are shown, of the row that was chosen last.
    public var chosenIndex: Int? { rows.shown.chosenPlace.flatMap(rows.shown.index) }

    /// The text that a row must contain to be shown, in capital or small letters. If it is empty,
    /// all rows are shown. A change of it reads the texts of all rows, unless it only becomes
    /// longer.
    public var filter: String {
        get { rows.shown.filter }
        set {
            if newValue != filter { change { $0.narrow(to: newValue, items) } }
        }
    }

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

    func begin(_ action: RowAction<Item>, on item: Item) {
        running.begin(action, on: item, rows.identity?(item), in: self)
    }

    /// Chooses the row at `index`, among those that are shown, as a user does.
    public func choose(at index: Int) {
        guard isEnabled, (0..<count).contains(index) else { return }
        let item = item(at: index)
        change { $0.choose(index, items) }
        events.send(.submit)
        chosenPublisher.send(item)
    }

    /// Changes the rows at once, since observers of the change read all of them.
    func change(_ action: (inout ListRows<Item>) -> Void) {
        var changed = rows
        action(&changed)
        if changed.shown != rows.shown { show(changed) } else { rows = changed }
    }

    private func show(_ changed: ListRows<Item>) {
        if changed.marked != marked { menu = nil }
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
        menu = nil
        show(changed)
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
        menu = nil
        show(changed)
        movePublisher.send(RowMove(from: index, to: target))
    }

    public override var input: ControlInput { .options(self) }

    public override var isEmpty: Bool { countOfAll == 0 }

    public override var fillsHeight: Bool { true }

    public override var leastWidth: Int { widestRow }

    public override var role: String { "list" }

    public override func stateText(in wording: Wording) -> String { numberOfRows(in: wording) }

    public override func draw(in context: DrawingContext) -> Drawing {
        draw(as: self, in: context)
    }

    /// The empty rows above it if it has no name.
    var rowsAbove: Int { 0 }

    /// The rows above those of the items.
    func top(of control: some OptionInput, in context: DrawingContext) -> Drawing {
        heading(of: control, in: context)
    }

    /// Returns at most `height` rows below all others: the texts with no room in the marked row.
    func details(in context: DrawingContext, height: Int) -> [FrameRow] { [] }

    /// Adds the contents of the row at `index` for the full screen.
    public func addOption(at index: Int, to row: inout FrameRow, in context: DrawingContext) {
        row.add(title(at: index), isChosen(at: index) ? .chosen : .plain, marking: filter)
    }

    public override var takesText: Bool { rows.editing != nil }

    public override func edit(_ inputs: [KeyInput]) {
        guard var editing = rows.editing else { return }
        for input in inputs { editing.apply(input) }
        change { $0.editing = editing }
        search(for: editing.text)
    }

    /// Handles a key. While the user types a filter, each key that is not text ends that.
    public override func handle(_ command: KeyCommand) -> Bool {
        if menu != nil { return follow(menu?.handle(command)) }
        let wasTyped = rows.editing != nil
        change { $0.editing = nil }
        switch command {
        case .choose where wasTyped: break
        case .cancel where wasTyped: search(for: "")
        case .choose: choose(at: marked)
        case .filter: change { $0.editing = TextEditing(filter) }
        case .cancel where !filter.isEmpty: search(for: "")
        case .actions: menu = RowMenu(actions: actions(at: marked), uses: rowCommands)
        case .moveRowUp where isReorderable: move(marked, by: -1)
        case .moveRowDown where isReorderable: move(marked, by: 1)
        default: return MarkedRows(self).move(by: command, in: self)
        }
        return true
    }

    public override var takesDigits: Bool { menu != nil }

    /// Does the action that has this key or, in the menu, this number.
    public override func handle(_ character: Character) -> Bool {
        if menu != nil { return follow(menu?.handle(character)) }
        guard let action = actions(at: marked).first(where: { $0.key == character })
        else { return false }
        action.perform()
        return true
    }

    public override func click(at position: Drawing.Position, in context: DrawingContext) {
        guard let index = draw(in: context).options[position.row] else { return }
        if index < 0 { _ = follow(menu?.choose(at: index)) } else { choose(at: index) }
    }

    /// Does what a key in the menu has decided. Returns false if it means nothing there.
    private func follow(_ answer: RowMenu.Answer?) -> Bool {
        switch answer {
        case .ignored, nil: return false
        case .stays: break
        case .closes: menu = nil
        case .chosen(let index):
            let actions = actions(at: marked)
            menu = nil
            if actions.indices.contains(index) { actions[index].perform() }
        }
        return true
    }

    public override func hints(in wording: Wording) -> [KeyHint] { rowHints(in: wording) }

    /// The filter. Choosing a row is an action, which is not repeated.
    public override var saved: String? { filter }

    public override func restore(_ saved: String) {
        filter = saved
    }

    public override func focusChanged() {
        menu = nil
        change { $0.editing = nil }
    }
}
