public import Binding

/// One of several options. The user opens it with Enter, and chooses from the list of its options.
/// Many options can be filtered.
///
/// ```swift
/// let size = Choice("Size", ["small", "large"])
/// ```
///
/// ![A choice that is open.](Choice)
public final class Choice<Option: Equatable>: Control, ClosedChoice {
    /// Publishes each option that the user chooses.
    public let chosenPublisher = Signal<Option>()

    /// The options. The chosen option stays chosen if the new options contain it. Otherwise the
    /// first option is chosen until it comes back.
    public var options: [Option] {
        didSet {
            readOptions(inPlaceOf: chosenIndex.map { oldValue[$0] })
            if let missing { fillIn(missing.text) }
        }
    }

    private let title: (Option) -> String

    /// The option that was chosen or set last.
    private var wanted: Option?

    /// The saved option that is chosen when it comes, unless the user or the app decides before.
    private var missing: SavedOption?
    private var shown = Options() {
        didSet { if shown != oldValue { touch() } }
    }

    /// The titles and the chosen option, which change together.
    private struct Options: Equatable {
        var titles: [String] = []
        var index: Int?
    }

    /// Creates a choice of this name, with the first option chosen.
    public init(
        _ label: String, _ options: [Option], title: @escaping (Option) -> String
    ) {
        self.options = options
        self.title = title
        super.init(label)
        readOptions()
    }

    /// The chosen option; nil only if there are no options. An option that is set while it is
    /// missing is chosen once it is added.
    public var chosen: Option? {
        get { chosenIndex.map { options[$0] } }
        set {
            forgetAwaited()
            missing = nil
            wanted = newValue
            show(titles)
        }
    }

    /// The index of the chosen option; nil if there are no options.
    public var chosenIndex: Int? { shown.index }

    /// The index of the chosen option.
    public var marked: Int {
        get { chosenIndex ?? 0 }
        set {}
    }

    /// The titles of the options.
    public var titles: [String] { shown.titles }

    /// True if the option that is shown stands in for one that is missing.
    private var isStandIn: Bool { wanted != nil && wanted != chosen }

    /// Chooses the option at `index`, as a user does. Does nothing if it is chosen already.
    public func choose(at index: Int) {
        guard isEnabled, titles.indices.contains(index) else { return }
        let isNew = index != chosenIndex || isStandIn
        missing = nil
        wanted = options[index]
        guard isNew else { return }
        shown.index = index
        events.send(.change)
        if let chosen { chosenPublisher.send(chosen) }
    }

    /// Keeps the chosen option and `observable` equal, the observable's value first.
    public func bind(bothWays observable: Observable<Option>) -> AnyCancellable {
        let there = observable.bind(to: self) { $0.chosen = $1 }
        let back = chosenPublisher.bind { observable.value = $0 }
        return AnyCancellable {
            there.cancel()
            back.cancel()
        }
    }

    private func readOptions(inPlaceOf previous: Option? = nil) {
        show(options.map(title), inPlaceOf: previous)
    }

    private func show(_ titles: [String], inPlaceOf previous: Option? = nil) {
        let kept = [wanted, previous].lazy.compactMap { $0.flatMap(self.options.firstIndex) }.first
        shown = Options(titles: titles, index: kept ?? options.indices.first)
    }

    public var count: Int { titles.count }

    public func title(at index: Int) -> String { titles[index] }

    public func isChosen(at index: Int) -> Bool { index == chosenIndex }

    public override var input: Control.Input { .options(self) }

    public override var role: String { "choice" }

    public override func stateText(in wording: Wording) -> String {
        guard let index = chosenIndex else { return wording[.nothingChosen] }
        return wording(.optionOf, titles[index], "\(index + 1)", "\(titles.count)")
    }

    /// The index, and the `rawValue`, the `id` or else the title, by which the option is found
    /// again among others. A chosen option that is missing now is saved, too. Nil before one is
    /// chosen or set.
    public override var saved: String? {
        if let missing { return missing.text }
        guard let wanted else { return nil }
        let index = isStandIn ? nil : chosenIndex
        return SavedOption(index ?? SavedOption.noIndex, of: wanted, title: title(wanted)).text
    }

    /// Chooses the saved option; if it is missing now, when it comes.
    public override func restore(_ saved: String) {
        guard let option = SavedOption(saved) else { return }
        if let index = OptionFinder(options, title: title).index(of: option, in: restoring) {
            choose(at: index)
        } else {
            missing = option.waiting(in: restoring)
        }
    }
}

extension Choice where Option == String {
    /// Creates a choice among texts.
    public convenience init(_ label: String, _ options: [String]) {
        self.init(label, options) { $0 }
    }
}

/// A choice, whatever the type of its options is.
@MainActor
package protocol ClosedChoice: BuiltInOptions {
    var titles: [String] { get }
    var chosenIndex: Int? { get }
}
