import WaylineInterface

/// The look of a `List`, and of each control whose options stand below each other.
class ListLook: ControlLook {
    unowned let options: any OptionInput

    /// The same, if it notes when a menu is out of date.
    private unowned let rows: (any ChangingRows)?

    /// The filter while the user types it.
    private var editing: TextEditing? {
        didSet { if editing != oldValue { control.touch() } }
    }

    /// The open menu, and the number of the rows that it belongs to.
    private var opened: (menu: RowMenu, rows: Int?)?

    /// True if the open menu has the orders of the rows, and not actions.
    private var isSorting = false

    /// The columns of the widest row that had no room. It never shrinks, so that the page keeps its
    /// place.
    private var widestRow = 0

    init(_ options: any OptionInput) {
        (self.options, rows) = (options, options as? any ChangingRows)
        super.init(options)
    }

    /// The open menu. That of a row closes when the rows change.
    private var menu: RowMenu? {
        get {
            guard let opened, isSorting || opened.rows == rowChanges else { return nil }
            return opened.menu
        }
        set {
            let isNew = newValue != menu
            opened = newValue.map { ($0, rowChanges) }
            if isNew { control.touch() }
            opened?.rows = rowChanges
        }
    }

    override var rowChanges: Int? { rows?.rowChanges ?? control.version }

    override var fillsHeight: Bool { true }

    override var leastWidth: Int { widestRow }

    override func draw(in context: DrawingContext) -> Drawing {
        var drawing = top(in: context)
        let focusRow = drawing.focusRow
        var room = context
        // The menu above the rows has the only marker.
        room.isFocused = context.isFocused && focusRow == 0
        let height = context.height - drawing.rows.count
        let lines = control.look.hasTwoLines(in: context) ? 2 : 1
        let least = min(options.count, Self.leastRows + 1) * lines
        let details = details(
            in: context, height: min(height / 2, height - least))
        room.height -= details.count
        room.addOptions(of: options, isSorting ? nil : menu, to: &drawing)
        drawing.rows += details
        if focusRow > 0 { drawing.focusRow = focusRow }
        if context.canWiden, context.width > widestRow, drawing.cutsOptions {
            var whole = Drawing()
            context.resized(to: Self.widestPage).addOptions(of: options, to: &whole)
            widestRow = max(widestRow, whole.rows.map(\.length).max() ?? 0)
        }
        return drawing
    }

    /// The number of rows, above the one with the position, that come before the details of the
    /// marked row.
    private static let leastRows = 3

    /// More columns than most terminals have.
    private static let widestPage = 1_000

    /// Returns the rows above those of the options: its name, the filter and the menu of orders.
    private func top(in context: DrawingContext) -> Drawing {
        var drawing = heading(in: context)
        if options.countOfAll == 0 { return drawing }
        drawing.rows += columnTitles(in: context)
        if isSorting { menu?.add(to: &drawing, context, from: DrawingContext.margin + 2) }
        return drawing
    }

    /// Returns the name of the list, and the filter that the user types or has typed.
    final func heading(in context: DrawingContext) -> Drawing {
        var drawing = Drawing(title(in: context))
        if editing != nil || !options.filter.isEmpty {
            context.addFilter(
                options.filter, editing, (options.count, options.countOfAll), to: &drawing)
        }
        return drawing
    }

    /// Returns the rows with its name and the number of selected rows.
    private func title(in context: DrawingContext) -> [FrameRow] {
        let least = options.selects == .several ? 1 : 0
        let blank = Array(
            repeating: FrameRow(width: context.width), count: max(rowsAbove, least))
        var rows = control.label.isEmpty ? blank : context.heading(control.label)
        if options.selectedCount > 0, var last = rows.popLast() {
            if !control.label.isEmpty { last.add(" \(context.symbols.dot) ", .faint) }
            last.skip(to: DrawingContext.margin)
            last.add(context.wording(.selectedRows, "\(options.selectedCount)"), .accent)
            rows.append(last)
        }
        return rows
    }

    /// The empty rows above it if it has no name.
    var rowsAbove: Int { 0 }

    /// Returns the rows between the heading and the options.
    func columnTitles(in context: DrawingContext) -> [FrameRow] { [] }

    /// Returns at most `height` rows below all others: the texts with no room in the marked row.
    func details(in context: DrawingContext, height: Int) -> [FrameRow] { [] }

    override var takesText: Bool { menu?.takesText ?? (editing != nil) }

    override func edit(_ inputs: [KeyCommand.Input]) {
        if menu != nil { return menu?.edit(inputs) ?? () }
        guard var editing else { return }
        for input in inputs { editing.apply(input) }
        self.editing = editing
        options.search(for: editing.text)
    }

    /// Handles a key. While the user types a filter, each key that is not text ends that.
    override func handle(_ command: KeyCommand) -> Bool {
        if menu != nil { return follow(menu?.handle(command)) }
        if command == .sort, !options.orders.isEmpty { return openOrders() }
        let wasTyped = editing != nil
        if options.allowsSeveral, command == .mark || command == .choose && !wasTyped {
            options.choose(at: options.marked)
            return true
        }
        editing = nil
        let selects = options.selects == .several
        switch command {
        case .choose where wasTyped: break
        case .cancel where wasTyped: options.search(for: "")
        case .choose: options.choose(at: options.marked)
        case .filter where options.isFilterable: editing = TextEditing(options.filter)
        case .cancel where !options.filter.isEmpty: options.search(for: "")
        case .cancel where options.selectedCount > 0: options.deselectAll()
        case .mark where selects: options.select(at: options.marked)
        case .selectAll where selects: options.selectAllOrNone()
        case .actions:
            isSorting = false
            menu = RowMenu(actions: options.currentActions)
        case .moveRowUp where canMove: move(by: -1)
        case .moveRowDown where canMove: move(by: 1)
        default: return MarkedRows(options).move(by: command, in: options)
        }
        return true
    }

    private var canMove: Bool {
        options.actions(at: options.marked).contains { $0.moves(by: -1) }
    }

    private func move(by distance: Int) {
        let actions = options.actions(at: options.marked)
        actions.first { $0.moves(by: distance) }?.perform()
    }

    private func openOrders() -> Bool {
        isSorting = true
        let orders = options.orders
        menu = RowMenu(
            orders.map { RowMenu.Entry(title: $0) },
            chosen: orders.firstIndex { $0 == options.order?.name }, isNumbered: true)
        return true
    }

    override var takesDigits: Bool { menu != nil }

    /// Does the action that has this number in the menu.
    override func handle(_ character: Character) -> Bool { follow(menu?.handle(character)) }

    override func click(at position: Drawing.Position, in context: DrawingContext) {
        guard let index = control.look.draw(in: context).options[position.row] else { return }
        if index < 0 {
            _ = follow(menu?.choose(at: index))
        } else if options.selects == .several,
            position.column < context.optionColumn(of: options)
        {
            options.select(at: index)
        } else {
            options.choose(at: index)
        }
    }

    /// Does what a key in the menu has decided. Returns false if it means nothing there.
    private func follow(_ answer: RowMenu.Answer?) -> Bool {
        switch answer {
        case .ignored, nil: return false
        case .stays: break
        case .closes: menu = nil
        case .chosen(let index) where isSorting:
            menu = nil
            options.sort(by: options.nextOrder(options.orders[index]))
        case .chosen(let index):
            let actions = options.currentActions
            menu = nil
            if actions.indices.contains(index) { actions[index].perform() }
        }
        return true
    }

    override func hints(in wording: Wording) -> [KeyCommand.Hint] {
        if let menu { return menu.hints(in: wording) }
        let allRows = KeyCommand.Hint(.cancel, wording[.allRows])
        if takesText { return [KeyCommand.Hint(.choose, wording[.done]), allRows] }
        return [KeyCommand.Hint(.choose, wording[.choose])] + selectionHints(in: wording)
            + OptionAction.hints(options.currentActions, wording)
            + (options.isFilterable ? [KeyCommand.Hint(.filter, wording[.filter])] : [])
            + (options.filter.isEmpty ? [] : [allRows])
            + (options.orders.isEmpty ? [] : [KeyCommand.Hint(.sort, wording[.sort])])
    }

    private func selectionHints(in wording: Wording) -> [KeyCommand.Hint] {
        if options.selects == .one { return [] }
        let clear = options.selectedCount > 0 && options.filter.isEmpty
        return [KeyCommand.Hint(.mark, wording[.select])]
            + (clear ? [KeyCommand.Hint(.cancel, wording[.clear])] : [])
    }

    override func focusChanged() {
        menu = nil
        editing = nil
    }
}

extension Drawing {
    /// True if the text of an option was cut.
    fileprivate var cutsOptions: Bool {
        options.keys.contains { rows.indices.contains($0) && rows[$0].isCut }
    }
}

extension OptionAction {
    /// The hints for the actions on a row.
    fileprivate static func hints(_ actions: [OptionAction], _ wording: Wording) -> [KeyCommand
        .Hint]
    {
        let own = actions.filter(\.isAvailable).compactMap { action in
            action.key.map { KeyCommand.Hint($0, action.title(in: wording)) }
        }
        return own + (actions.isEmpty ? [] : [KeyCommand.Hint(.actions, wording[.actions])])
    }
}
