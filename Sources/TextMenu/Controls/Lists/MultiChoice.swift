public import Binding

/// Options of which the user chooses any number: Enter or space chooses or deselects one.
///
/// ```swift
/// let toppings = MultiChoice("Toppings", ["cheese", "olives", "corn"])
/// ```
///
/// ![Three options, of which two are chosen.](MultiChoice)
public final class MultiChoice<Option: Hashable>: Control, OptionInput {
    /// Publishes all chosen options each time that the user chooses or deselects one.
    public let chosenPublisher = Signal<Set<Option>>()

    /// The chosen options. An option that is missing now stays in the set.
    public var chosen: Set<Option> {
        get { picked }
        set {
            guard newValue != picked else { return }
            picked = newValue
            touch()
        }
    }

    /// Changed in place, since a copy of many options takes long.
    private var picked: Set<Option> = []
    private let list: List<Option>
    private var tokens: Set<AnyCancellable> = []

    /// Creates a choice of this name. No option is chosen.
    public init(
        _ label: String, _ options: [Option] = [], emptyText: String = "Nothing here.",
        title: @escaping (Option) -> String
    ) {
        list = List(label, options, id: \.self, emptyText: emptyText, title: title)
        super.init(label)
        list.changes.bind(to: self) { choice, _ in choice.touch() }.store(in: &tokens)
    }

    /// The options, one for each row.
    public var options: [Option] {
        get { list.items }
        set { list.items = newValue }
    }

    /// The chosen options, in the order of all options.
    public var chosenOptions: [Option] { options.filter(chosen.contains) }

    /// Keeps the chosen options and `observable` equal, the observable's value first.
    public func bind(bothWays observable: Observable<Set<Option>>) -> AnyCancellable {
        bind(\.chosen, on: self, chosenPublisher, bothWays: observable)
    }

    /// Keeps the chosen options and `observable` equal, the observable's value first. What the user chooses
    /// comes in the order of the options.
    public func bind(bothWays observable: Observable<[Option]>) -> AnyCancellable {
        let there = observable.bind(to: self) { $0.chosen = Set($1) }
        let back = chosenPublisher.bind { [weak self] _ in
            if let self { observable.value = chosenOptions }
        }
        return AnyCancellable {
            there.cancel()
            back.cancel()
        }
    }

    /// Chooses the option at `index`, among those that are shown, or deselects it, as a user does.
    public func choose(at index: Int) {
        guard isEnabled, (0..<count).contains(index) else { return }
        list.marked = index
        let option = list.item(at: index)
        if picked.remove(option) == nil { picked.insert(option) }
        touch()
        events.send(.change)
        chosenPublisher.send(picked)
    }

    public var count: Int { list.count }

    public func title(at index: Int) -> String { list.title(at: index) }

    public func identity(at index: Int) -> AnyHashable? { list.identity(at: index) }

    public func isChosen(at index: Int) -> Bool { chosen.contains(list.item(at: index)) }

    public var allowsSeveral: Bool { true }

    public var isListed: Bool { true }

    public var isFilterable: Bool { true }

    public var filter: String {
        get { list.filter }
        set { list.filter = newValue }
    }

    public var marked: Int {
        get { list.marked }
        set { list.marked = newValue }
    }

    public var emptyText: String { list.emptyText }

    public override var input: ControlInput { .options(self) }

    public override var isEmpty: Bool { list.isEmpty }

    public override var fillsHeight: Bool { true }

    public override var fillsWidth: Bool { list.fillsWidth }

    public override var role: String { "multiple choice" }

    public override func stateText(in wording: Wording) -> String {
        let number = options.count { chosen.contains($0) }
        let state = wording(.chosenOf, "\(number)", "\(options.count)")
        return filter.isEmpty ? state : [state, list.stateText(in: wording)].joined(with: ", ")
    }

    public override func draw(in context: DrawingContext) -> Drawing {
        list.draw(as: self, in: context)
    }

    /// The indices and titles of the chosen options, one in each line.
    public override var saved: String? {
        let titles = options.map(list.title)
        return options.indices.filter { chosen.contains(options[$0]) }
            .map(titles.savedOption).joined(separator: "\n")
    }

    public override func restore(_ saved: String) {
        let titles = options.map(list.title)
        let indices = saved.split(separator: "\n").compactMap { titles.index(ofSaved: $0) }
        let restored = Set(indices.map { options[$0] })
        guard isEnabled, restored != chosen else { return }
        chosen = restored
        events.send(.change)
        chosenPublisher.send(chosen)
    }

    public override var takesText: Bool { list.takesText }

    public override func edit(_ inputs: [KeyInput]) {
        list.edit(inputs)
    }

    public override func handle(_ command: KeyCommand) -> Bool {
        guard command == .mark || command == .choose && !takesText else {
            return list.handle(command)
        }
        choose(at: marked)
        return true
    }

    public override func hints(in wording: Wording) -> [KeyHint] { list.hints(in: wording) }

    public override func focusChanged() {
        list.focusChanged()
    }
}

extension MultiChoice where Option == String {
    /// Creates a choice among texts. No option is chosen.
    public convenience init(
        _ label: String, _ options: [String] = [], emptyText: String = "Nothing here."
    ) {
        self.init(label, options, emptyText: emptyText) { $0 }
    }
}

extension String {
    /// The text with `\n` in place of a line feed, and `\\` in place of a backslash.
    fileprivate var inOneLine: String {
        reduce(into: "") { line, character in
            switch character {
            case "\n": line += "\\n"
            case "\\": line += "\\\\"
            default: line.append(character)
            }
        }
    }
}
