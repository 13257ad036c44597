import Binding
public import WaylineInterface
import WaylineText

/// The look of a `Choice`, and of each control whose options are shown when it opens.
final class ChoiceLook: ControlLook {
    private unowned let options: any OptionInput

    /// The same, if it is a `Choice`.
    private unowned let choice: (any ClosedChoice)?

    /// The options, while they are shown.
    private var menu: RowMenu? {
        didSet {
            if menu == nil { observer = nil }
            if menu != oldValue { control.touch() }
        }
    }

    /// Observes the changes of the options while they are shown.
    private var observer: AnyCancellable?
    private var shown: (titles: [String], index: Int?) = ([], nil)

    /// The columns of the widest of these titles.
    private var widest: (titles: [String], columns: Int) = ([], 0)

    init(_ options: any OptionInput) {
        (self.options, choice) = (options, options as? any ClosedChoice)
        super.init(options)
    }

    /// True while the options are shown.
    var isOpen: Bool { menu != nil }

    private var titles: [String] { choice?.titles ?? options.titles }

    private var chosenIndex: Int? {
        if let choice { return choice.chosenIndex }
        return (0..<options.count).first(where: options.isChosen)
    }

    /// Shows the options. An empty choice stays closed.
    private func open(at index: Int) {
        shown = (titles, chosenIndex)
        let entries = shown.titles.map { RowMenu.Entry(title: $0) }
        var menu = RowMenu(entries, chosen: shown.index, isNumbered: false)
        menu.mark(min(index, entries.count - 1))
        self.menu = entries.isEmpty ? nil : menu
        guard isOpen, observer == nil else { return }
        observer = control.changes.bind { [unowned self] in readOptions() }
    }

    private func readOptions() {
        if isOpen, shown != (titles, chosenIndex) { open(at: menu?.marked ?? chosenIndex ?? 0) }
    }

    override var isLabelled: Bool { true }

    override func draw(in context: DrawingContext) -> Drawing {
        var row = context.labelledRow(control)
        let state = control.stateText(in: context.wording)
        let ownTitle = choice == nil && options.count > 0 && !state.isEmpty ? state : nil
        let title = ownTitle ?? chosenIndex.map { titles[$0] }
        if let title, control.isEnabled {
            addBox(with: title, to: &row, in: context)
        } else {
            row.add(title ?? state, control.isEnabled ? .faint : .disabled)
        }
        var drawing = Drawing([row])
        menu?.add(to: &drawing, context, from: context.valueColumn)
        return drawing
    }

    /// Adds a box with room for the widest title, and a sign that it opens.
    private func addBox(with title: String, to row: inout FrameRow, in context: DrawingContext) {
        let titles = self.titles
        if titles != widest.titles {
            widest = (titles, titles.lazy.map(\.columns).max() ?? 0)
        }
        let needed = choice == nil ? max(widest.columns, title.columns) : widest.columns
        let sign = context.text(of: isOpen ? .opened : .closed)
        let columns = max(min(needed + 2, row.room - 1), 1)
        let end = row.width - row.room + columns
        row.add(title, .field, limit: columns - 2)
        row.fill(to: end - 1, .field)
        row.add(sign, .field)
    }

    override var takesText: Bool { menu?.takesText ?? false }

    override func edit(_ inputs: [KeyCommand.Input]) {
        menu?.edit(inputs)
    }

    override func handle(_ command: KeyCommand) -> Bool {
        guard isOpen else {
            guard command == .choose || command == .mark, options.count > 0 else { return false }
            open(at: chosenIndex ?? 0)
            return true
        }
        switch menu?.handle(command) {
        case .ignored, nil: return false
        case .stays: break
        case .closes: menu = nil
        case .chosen(let index):
            menu = nil
            options.choose(at: index)
        }
        return true
    }

    override var takesDigits: Bool { isOpen }

    /// Opens it, or closes it and chooses the option in this row.
    override func click(at position: Drawing.Position, in context: DrawingContext) {
        guard isOpen else { return _ = handle(.choose) }
        if let index = draw(in: context).options[position.row] {
            menu = nil
            options.choose(at: index)
        } else if position.row <= 0 {
            menu = nil
        }
    }

    override func hints(in wording: Wording) -> [KeyCommand.Hint] {
        menu?.hints(in: wording) ?? [KeyCommand.Hint(.choose, wording[.change])]
    }

    override func focusChanged() {
        menu = nil
    }
}

extension Choice {
    /// True while the full screen shows its options.
    public var isOpen: Bool { (look.standard as? ChoiceLook)?.isOpen ?? false }
}
