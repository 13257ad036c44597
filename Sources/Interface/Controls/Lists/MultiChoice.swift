public import Binding
import WaylineText

/// Options of which the user chooses any number: Enter or space chooses or deselects one.
///
/// ```swift
/// let toppings = MultiChoice("Toppings", ["cheese", "olives", "corn"])
/// ```
///
/// ![Three options, of which two are chosen.](MultiChoice)
public final class MultiChoice<Option: Hashable>: Control, BuiltInOptions {
    /// Publishes all chosen options each time that the user chooses or deselects one.
    public let chosenPublisher = Signal<Set<Option>>()

    /// The chosen options. An option that is missing now stays in the set.
    public var chosen: Set<Option> {
        get { picked }
        set {
            forgetAwaited()
            missing = []
            guard newValue != picked else { return }
            picked = newValue
            touch()
        }
    }

    /// Changed in place, since a copy of many options takes long.
    private var picked: Set<Option> = [] {
        didSet { summary = nil }
    }

    /// The saved options that are chosen when they come, unless the user or the app decides before.
    private var missing: [SavedOption] = [] {
        didSet {
            summary = nil
            if missing.isEmpty { isLate = false }
        }
    }

    /// True while none of the saved options is there. Until one is, the chosen options stay.
    private var isLate = false

    /// The number of chosen options and the saved value, until one of them changes. Reading all
    /// options takes long.
    private var summary: (count: Int, saved: String?)?
    private let list: List<Option>
    private var tokens: Set<AnyCancellable> = []

    /// Creates a choice of this name. No option is chosen.
    public init(
        _ label: String, _ options: [Option] = [], emptyText: String = "Nothing here.",
        title: @escaping (Option) -> String
    ) {
        list = List(label, options, id: { $0 }, emptyText: emptyText, title: title)
        super.init(label)
        list.changes.bind(to: self) { choice, _ in choice.touch() }.store(in: &tokens)
    }

    /// The options, one for each row.
    public var options: [Option] {
        get { list.items }
        set {
            summary = nil
            list.items = newValue
            if !missing.isEmpty, let saved { fillIn(saved) }
        }
    }

    /// The chosen options, in the order of all options.
    public var chosenOptions: [Option] { options.filter(chosen.contains) }

    /// Keeps the chosen options and `observable` equal, the observable's value first.
    public func bind(bothWays observable: Observable<Set<Option>>) -> AnyCancellable {
        bind(\.chosen, on: self, chosenPublisher, bothWays: observable)
    }

    /// Keeps the chosen options and `observable` equal, the observable's value first. What the user
    /// chooses comes in the order of the options, after the chosen ones that are missing now.
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

    public var countOfAll: Int { list.countOfAll }

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

    public override var input: Control.Input { .options(self) }

    public override var isEmpty: Bool { list.isEmpty }

    public override var role: String { "multiple choice" }

    public override func stateText(in wording: Wording) -> String {
        let state = wording(.chosenOf, "\(knownSummary.count)", "\(options.count)")
        return filter.isEmpty ? state : [state, list.stateText(in: wording)].joined(with: ", ")
    }

    /// The chosen options, one in each line, as in a ``Choice``. Nil if there are no options yet.
    public override var saved: String? { knownSummary.saved }

    private var knownSummary: (count: Int, saved: String?) {
        if let summary { return summary }
        let shown = options.indices.filter { picked.contains(options[$0]) }
        let others = picked.subtracting(shown.map { options[$0] })
        let lines =
            isLate
            ? missing.map(\.text)
            : shown.map { text(of: options[$0], $0) }
                + (others.map { text(of: $0, SavedOption.noIndex) } + missing.map(\.text)).sorted()
        let hasNone = options.isEmpty && lines.isEmpty
        let new = (shown.count, hasNone ? nil : lines.joined(separator: "\n"))
        summary = new
        return new
    }

    private func text(of option: Option, _ index: Int) -> String {
        SavedOption(index, of: option, title: list.title(option)).text
    }

    /// Chooses the saved options, and no others. Those that are missing now are chosen when they
    /// come; as long as all are missing, nothing changes.
    public override func restore(_ saved: String) {
        let all = saved.split(separator: "\n").compactMap { SavedOption($0) }
        guard isEnabled, saved.isEmpty || !all.isEmpty else { return }
        let finder = OptionFinder(options, title: list.title)
        let indices = all.map { finder.index(of: $0, in: restoring) }
        let rest = zip(all, indices).filter { $1 == nil }.map { $0.0.waiting(in: restoring) }
        if !all.isEmpty, rest.count == all.count {
            missing = rest
            return isLate = true
        }
        isLate = false
        let names = Set(rest.map(\.name))
        let known = Dictionary(grouping: picked.subtracting(options)) { option in
            SavedOption.name(of: option, title: list.title(option))
        }.filter { names.contains($0.key) }
        publish(Set(indices.compactMap { $0.map { options[$0] } }).union(known.values.joined()))
        missing = rest.filter { option in option.name.map { known[$0] == nil } ?? true }
    }

    private func publish(_ options: Set<Option>) {
        guard options != picked else { return }
        picked = options
        touch()
        events.send(.change)
        chosenPublisher.send(picked)
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
