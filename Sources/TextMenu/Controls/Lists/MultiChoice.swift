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
            missing = []
            picked = newValue
            touch()
        }
    }

    /// Changed in place, since a copy of many options takes long.
    private var picked: Set<Option> = [] {
        didSet { summary = nil }
    }

    /// The saved options that are not there yet.
    private var missing: [SavedOption] = [] {
        didSet { summary = nil }
    }

    /// The number of chosen options and the saved value, until one of them changes. Reading all options
    /// takes long.
    private var summary: (count: Int, saved: String?)?
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
        list.events.bind(to: self) { $0.events.send($1) }.store(in: &tokens)
    }

    /// The options, one for each row.
    public var options: [Option] {
        get { list.items }
        set {
            summary = nil
            list.items = newValue
            chooseMissing()
        }
    }

    /// The chosen options, in the order of all options.
    public var chosenOptions: [Option] { options.filter(chosen.contains) }

    /// Keeps the chosen options and `observable` equal, the observable's value first.
    public func bind(bothWays observable: Observable<Set<Option>>) -> AnyCancellable {
        bind(\.chosen, on: self, chosenPublisher, bothWays: observable)
    }

    /// Keeps the chosen options and `observable` equal, the observable's value first. What the user chooses
    /// comes in the order of the options, after the chosen ones that are missing now.
    public func bind(bothWays observable: Observable<[Option]>) -> AnyCancellable {
        let there = observable.bind(to: self) { $0.chosen = Set($1) }
        let back = chosenPublisher.bind { [weak self] _ in
            guard let self else { return }
            let (shown, all) = (chosenOptions, observable.value)
            let known = Set(shown)
            observable.value = all.filter { chosen.contains($0) && !known.contains($0) } + shown
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
        missing = []
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

    public override var leastWidth: Int { list.leastWidth }

    public override var role: String { "multiple choice" }

    public override func stateText(in wording: Wording) -> String {
        let state = wording(.chosenOf, "\(knownSummary.count)", "\(options.count)")
        return filter.isEmpty ? state : [state, list.stateText(in: wording)].joined(with: ", ")
    }

    public override func draw(in context: DrawingContext) -> Drawing {
        list.draw(as: self, in: context)
    }

    /// The chosen options, one in each line: the index, and the `rawValue`, the `id` or else the title. Nil if
    /// there are no options yet.
    public override var saved: String? { knownSummary.saved }

    private var knownSummary: (count: Int, saved: String?) {
        if let summary { return summary }
        let shown = options.indices.filter { picked.contains(options[$0]) }
        let others =
            picked.subtracting(shown.map { options[$0] })
            .map { SavedOption(SavedOption.noIndex, name(of: $0)) } + missing
        let lines =
            shown.map { SavedOption($0, name(of: options[$0])).text } + others.map(\.text).sorted()
        let hasNone = options.isEmpty && lines.isEmpty
        let new = (shown.count, hasNone ? nil : lines.joined(separator: "\n"))
        summary = new
        return new
    }

    private func name(of option: Option) -> String {
        OptionFinder.name(of: option, title: list.title(option))
    }

    /// Returns whether one of the saved options is there now.
    public override func canRestore(_ saved: String) -> Bool {
        guard isEnabled, !options.isEmpty else { return false }
        return saved.isEmpty || !split(Self.options(in: saved)).found.isEmpty
    }

    /// Chooses the saved options, and no others. Those that are missing now are chosen when they come.
    public override func restore(_ saved: String) {
        guard canRestore(saved) else { return }
        let (found, rest) = split(Self.options(in: saved))
        let known = picked.subtracting(options).filter { option in
            rest.contains { $0.name == name(of: option) }
        }
        let names = Set(known.map(name))
        publish(found.union(known))
        missing = rest.filter { !names.contains($0.name) }
    }

    private static func options(in saved: String) -> [SavedOption] {
        saved.split(separator: "\n").compactMap { SavedOption($0) }
    }

    /// The options that are there, and those that are missing.
    private func split(_ saved: [SavedOption]) -> (found: Set<Option>, rest: [SavedOption]) {
        let finder = OptionFinder(options, title: list.title)
        let indices = saved.map { finder.index(of: $0, in: restoring) }
        return (
            Set(indices.compactMap { $0.map { options[$0] } }),
            zip(saved, indices).filter { $1 == nil }.map(\.0)
        )
    }

    private func chooseMissing() {
        if missing.isEmpty { return }
        restoring = .same
        defer { restoring = nil }
        let (found, rest) = split(missing)
        missing = rest
        publish(picked.union(found))
    }

    private func publish(_ options: Set<Option>) {
        guard options != picked else { return }
        picked = options
        touch()
        events.send(.change)
        chosenPublisher.send(picked)
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
