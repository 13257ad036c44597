public import Binding

/// A list of any number of items. The user chooses one of its rows, and can filter them.
///
/// ```swift
/// let milks = List("Milk", ["oat", "almond"], emptyText: "No milk today.")
/// ```
/// ![A list of two rows.](List)
///
/// If the items have an `id:`, or are `Identifiable`, the marker and the chosen row follow them.
public final class List<Item>: Control, OptionInput {
    /// Publishes each item that the user chooses.
    public let selectionPublisher = Signal<Item>()

    /// Publishes when at most ``nearEndDistance`` rows are left from the marker on, after the marker was
    /// moved or the items were changed: time to load more. It publishes again after the number of items
    /// has grown. It does not publish while there is a filter.
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

    private let title: (Item) -> String
    private let identity: ((Item) -> AnyHashable)?
    private let section: ((Item) -> String)?
    private var rows: FilteredRows
    private var nearEnd = NearEnd()
    private var isMoving = false

    /// The actions on the marked row, while they are shown.
    private var menu: RowMenu? {
        didSet { if menu != oldValue { touch() } }
    }

    private let running = RunningActions()

    /// The identities of the marked and of the chosen item.
    private var followed: (marked: AnyHashable?, chosen: AnyHashable?)

    init(
        _ label: String, items: [Item], identity: ((Item) -> AnyHashable)?, emptyText: String,
        section: ((Item) -> String)?, title: @escaping (Item) -> String
    ) {
        self.items = items
        self.title = title
        self.identity = identity
        self.section = section
        self.emptyText = emptyText
        rows = FilteredRows(count: items.count)
        super.init(label)
        followed.marked = self.identity(at: 0)
    }

    /// The index, among the rows that are shown, of the row that Enter chooses.
    public var marked: Int {
        get { rows.marked }
        set { change { $0.marked = newValue } }
    }

    /// The index, among the rows that are shown, of the row that was chosen last.
    public var chosenIndex: Int? { rows.chosenPlace.flatMap(rows.index) }

    /// The text that a row must contain to be shown, in capital or small letters. If it is empty,
    /// all rows are shown.
    public var filter: String {
        get { rows.filter }
        set { narrow(to: newValue) }
    }

    /// The number of rows that are shown.
    public var count: Int { rows.count }

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
    public func item(at index: Int) -> Item { items[rows.place(of: index)] }

    public func isChosen(at index: Int) -> Bool { rows.place(of: index) == rows.chosenPlace }

    /// The identity of the item in the row at `index`; nil if the items have none.
    public func identity(at index: Int) -> AnyHashable? {
        (0..<count).contains(index) ? identity?(item(at: index)) : nil
    }

    func titleOfItem(_ item: Item) -> String { title(item) }

    public func section(at index: Int) -> String { section?(item(at: index)) ?? "" }

    func begin(_ action: RowAction<Item>, on item: Item) {
        running.begin(action, on: item, identity?(item))
    }

    /// Chooses the row at `index`, among those that are shown, as a user does.
    public func choose(at index: Int) {
        guard isEnabled, (0..<count).contains(index) else { return }
        let item = item(at: index)
        followed.chosen = identity?(item)
        change {
            $0.chosenPlace = $0.place(of: index)
            $0.marked = index
        }
        events.send(.submit)
        selectionPublisher.send(item)
    }

    /// Changes the rows at once, since observers of the change read all of them.
    private func change(_ action: (inout FilteredRows) -> Void) {
        var changed = rows
        action(&changed)
        if changed != rows { show(changed) }
    }

    private func show(_ changed: FilteredRows) {
        if changed.marked != rows.marked { menu = nil }
        rows = changed
        followed.marked = identity(at: marked)
        touch()
        if filter.isEmpty, nearEnd.isReached(marked: marked, count: count) {
            nearEndPublisher.send()
        }
    }

    private func narrow(to filter: String) {
        guard filter != self.filter else { return }
        change {
            let place = $0.markedPlace
            $0.narrow(to: filter) { title(items[$0]) }
            if identity == nil { $0.chosenPlace = nil } else { $0.mark(place) }
        }
        events.send(.change)
    }

    private func readItems() {
        var changed = rows
        changed.replace(count: items.count) { title(items[$0]) }
        changed.mark(place(of: followed.marked, near: rows.markedPlace))
        changed.chosenPlace = place(of: followed.chosen, near: rows.chosenPlace)
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

    /// The place of the item with this identity. Most items stay `near` their old place.
    private func place(of id: AnyHashable?, near place: Int?) -> Int? {
        guard let id, let identity else { return nil }
        if let place, items.indices.contains(place), identity(items[place]) == id { return place }
        return items.firstIndex { identity($0) == id }
    }

    public override var input: ControlInput { .options(self) }

    public override var isEmpty: Bool { countOfAll == 0 }

    public override var fillsHeight: Bool { true }

    public override var role: String { "list" }

    public override func stateText(in wording: Wording) -> String { numberOfRows(in: wording) }

    public override func draw(in context: DrawingContext) -> Drawing {
        draw(as: self, in: context)
    }

    /// Draws the rows for a control that is made of the list.
    func draw(as control: some OptionInput, in context: DrawingContext) -> Drawing {
        var drawing = Drawing(control.label.isEmpty ? [] : context.heading(control.label))
        if rows.editing != nil || !filter.isEmpty {
            context.addFilter(filter, rows.editing, (count, countOfAll), to: &drawing)
        }
        context.addOptions(of: control, menu, to: &drawing)
        return drawing
    }

    public override var takesText: Bool { rows.editing != nil }

    public override func edit(_ inputs: [KeyInput]) {
        guard var editing = rows.editing else { return }
        for input in inputs { editing.apply(input) }
        change { $0.editing = editing }
        filter = editing.text
    }

    /// Handles a key. While the user types a filter, each key that is not text ends that.
    public override func handle(_ command: KeyCommand) -> Bool {
        if menu != nil { return follow(menu?.handle(command)) }
        let wasTyped = rows.editing != nil
        change { $0.editing = nil }
        switch command {
        case .choose where wasTyped: break
        case .cancel where wasTyped: filter = ""
        case .choose: choose(at: marked)
        case .filter: change { $0.editing = TextEditing(filter) }
        case .cancel where !filter.isEmpty: filter = ""
        case .actions: menu = RowMenu(actions: actions(at: marked))
        case .moveRowUp: move(marked, by: -1)
        case .moveRowDown: move(marked, by: 1)
        default: return MarkedRows(self).move(by: command, in: self)
        }
        return true
    }

    /// Does the action that has this key or, in the menu, this number.
    public override func handle(_ character: Character) -> Bool {
        if menu != nil { return follow(menu?.handle(character)) || character.isNumber }
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

    public override func hints(in wording: Wording) -> [KeyHint] {
        if let menu { return menu.hints(in: wording) }
        if takesText { return [KeyHint(.choose, wording[.done]), allRows(in: wording)] }
        return [KeyHint(.choose, wording[.choose])]
            + OptionAction.hints(actions(at: marked), wording)
            + [KeyHint(.filter, wording[.filter])] + (filter.isEmpty ? [] : [allRows(in: wording)])
    }

    /// The title of the row that was chosen last; empty before that.
    public override var saved: String? { chosenIndex.map(title(at:)) ?? "" }

    public override func restore(_ saved: String) {
        let index = (0..<count).first { title(at: $0) == saved }
        followed.chosen = index.flatMap(identity(at:))
        change { rows in
            rows.chosenPlace = index.map(rows.place)
            rows.marked = index ?? rows.marked
        }
    }

    public override func focusChanged() {
        menu = nil
        change { $0.editing = nil }
    }
}
