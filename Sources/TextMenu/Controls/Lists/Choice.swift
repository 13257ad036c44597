public import Binding

/// One of several options. The user opens it with Enter, and chooses from the list of its options.
///
/// ```swift
/// let size = Choice("Size", ["small", "large"])
/// ```
public final class Choice<Option: Equatable>: Control, OptionInput {
    /// The greatest number of options that are shown at once.
    private static var rowsShown: Int { 8 }

    /// Publishes each option that the user selects.
    public let selectionPublisher = Signal<Option>()

    /// The options. The selected option stays selected if the new options contain it. Otherwise the
    /// first option is selected until it comes back.
    public var options: [Option] {
        didSet { show(inPlaceOf: selectedIndex.map { oldValue[$0] }) }
    }

    /// The index of the option that Enter selects while the choice is open.
    public var marked = 0 {
        didSet { if marked != oldValue { touch() } }
    }

    /// True while its options are shown.
    public private(set) var isOpen = false {
        didSet { if isOpen != oldValue { touch() } }
    }

    private let title: (Option) -> String

    /// The option that was selected or set last.
    private var wanted: Option?
    private var shown = Options() {
        didSet { if shown != oldValue { touch() } }
    }

    /// The titles and the selection, which change together.
    private struct Options: Equatable {
        var titles: [String] = []
        var index: Int?
    }

    /// Creates a choice of this name, with the first option selected.
    public init(
        _ label: String, _ options: [Option], title: @escaping (Option) -> String
    ) {
        self.options = options
        self.title = title
        super.init(label)
        show()
    }

    /// The selected option; nil only if there are no options. An option that is set before it is
    /// among the options is selected as soon as it is.
    public var selection: Option? {
        get { selectedIndex.map { options[$0] } }
        set {
            wanted = newValue
            show()
        }
    }

    /// The index of the selected option; nil if there are no options.
    public var selectedIndex: Int? { shown.index }

    /// The titles of the options.
    public var titles: [String] { shown.titles }

    /// Selects the option at `index`, as a user does. Does nothing if it is selected already.
    public func choose(at index: Int) {
        guard isEnabled, titles.indices.contains(index), index != selectedIndex else { return }
        wanted = options[index]
        shown.index = index
        events.send(.change)
        if let selection { selectionPublisher.send(selection) }
    }

    /// Keeps the selection and `observable` equal, the observable's value first.
    public func bind(bothWays observable: Observable<Option>) -> AnyCancellable {
        let there = observable.bind(to: self) { $0.selection = $1 }
        let back = selectionPublisher.bind { observable.value = $0 }
        return AnyCancellable {
            there.cancel()
            back.cancel()
        }
    }

    private func show(inPlaceOf previous: Option? = nil) {
        let kept = [wanted, previous].lazy.compactMap { $0.flatMap(self.options.firstIndex) }.first
        let index = kept ?? options.indices.first
        shown = Options(titles: options.map(title), index: index)
        marked = min(marked, max(options.count - 1, 0))
    }

    public var count: Int { titles.count }

    public func title(at index: Int) -> String { titles[index] }

    public func isChosen(at index: Int) -> Bool { index == selectedIndex }

    public override var input: ControlInput { .options(self) }

    public override var role: String { "choice" }

    public override func stateText(in wording: Wording) -> String {
        guard let index = selectedIndex else { return wording[.nothingChosen] }
        return wording(.selectedOf, titles[index], "\(index + 1)", "\(titles.count)")
    }

    public override var isLabelled: Bool { true }

    public override func draw(in context: DrawingContext) -> Drawing {
        var row = context.labelledRow(self)
        if let index = selectedIndex {
            row.add(titles[index])
            row.skip(1)
            row.add(isOpen ? context.symbols.opened : context.symbols.closed, .faint)
        } else {
            row.add(stateText(in: context.wording), .faint)
        }
        var drawing = Drawing([row])
        if isOpen { addOptions(to: &drawing, context) }
        return drawing
    }

    private func addOptions(to drawing: inout Drawing, _ context: DrawingContext) {
        for index in MarkedRows(self).visible(in: Self.rowsShown) {
            var row = FrameRow(width: context.width)
            row.skip(to: context.valueColumn - 2)
            row.add(index == marked ? context.symbols.marker : " ", .accent)
            row.skip(to: context.valueColumn)
            row.add(titles[index], isChosen(at: index) ? .accent : .plain)
            drawing.options[drawing.rows.count] = index
            if index == marked { drawing.focusRow = drawing.rows.count }
            drawing.rows.append(row)
        }
    }

    public override func handle(_ command: KeyCommand) -> Bool {
        guard isOpen else {
            guard command == .choose || command == .mark, !titles.isEmpty else { return false }
            marked = selectedIndex ?? 0
            isOpen = true
            return true
        }
        switch command {
        case .choose, .mark:
            isOpen = false
            choose(at: marked)
        case .cancel: isOpen = false
        case .up, .down, .pageUp, .pageDown, .first, .last:
            _ = MarkedRows(self).move(by: command, in: self)
        default: return false
        }
        return true
    }

    /// Opens it, or closes it and chooses the option in this row.
    public override func click(at position: Drawing.Position, in context: DrawingContext) {
        guard isOpen else { return _ = handle(.choose) }
        super.click(at: position, in: context)
        isOpen = false
    }

    /// The index and the title. The title is found again among other options, and the index if the titles are
    /// in another language.
    public override var saved: String? {
        selectedIndex.map { "\($0) \(titles[$0])" }
    }

    public override func restore(_ saved: String) {
        let parts = saved.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let known = Int(parts[0]) else { return }
        let index = titles[...].firstIndex(of: String(parts[1])) ?? known
        if options.indices.contains(index) { selection = options[index] }
    }

    public override func hints(in wording: Wording) -> [KeyHint] {
        isOpen
            ? [KeyHint(.choose, wording[.choose]), KeyHint(.cancel, wording[.close])]
            : [KeyHint(.choose, wording[.change])]
    }

    public override func focusChanged() {
        isOpen = false
    }
}

extension Choice where Option == String {
    /// Creates a choice among texts.
    public convenience init(_ label: String, _ options: [String]) {
        self.init(label, options) { $0 }
    }
}
