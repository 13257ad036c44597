public import Binding

/// One of several options.
public final class Choice<Option: Equatable>: ChoiceControl {
    /// Publishes each option that the user selects.
    public let selectionPublisher = Signal<Option>()

    /// The options. The selected option stays selected if the new options contain it. Otherwise the
    /// first option is selected until it comes back.
    public var options: [Option] {
        didSet { show(inPlaceOf: selectedIndex.map { oldValue[$0] }) }
    }

    private let title: (Option) -> String

    /// The option that was selected or set last.
    private var wanted: Option?

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

    public override func select(at index: Int) {
        let before = selectedIndex
        super.select(at: index)
        if selectedIndex != before, let selection { selectionPublisher.send(selection) }
    }

    override func take(at index: Int) {
        wanted = options[index]
        super.take(at: index)
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
    }
}

extension Choice where Option == String {
    /// Creates a choice among texts.
    public convenience init(_ label: String, _ options: [String]) {
        self.init(label, options) { $0 }
    }
}

/// The part of a choice that does not depend on the type of its options: all that a front end
/// needs.
public class ChoiceControl: Control {
    /// The index of the selected option; nil if there are no options.
    public final var selectedIndex: Int? { shown.index }

    /// The titles of the options.
    public final var titles: [String] { shown.titles }

    var shown = Options() {
        didSet { if shown != oldValue { touch() } }
    }

    /// The titles and the selection, which change together.
    struct Options: Equatable {
        var titles: [String] = []
        var index: Int?
    }

    /// Selects the option at `index`, as a user does. Does nothing if it is selected already.
    public func select(at index: Int) {
        guard isEnabled, titles.indices.contains(index), index != selectedIndex else { return }
        take(at: index)
        events.send(.change)
    }

    func take(at index: Int) {
        shown.index = index
    }

    public override var kind: ControlKind { .choice(self) }

    public override var isInteractive: Bool { true }

    public override var role: String { "choice" }

    public override func stateText(in wording: Wording) -> String {
        guard let index = selectedIndex else { return wording[.nothingChosen] }
        return wording(.selectedOf, titles[index], "\(index + 1)", "\(titles.count)")
    }
}
