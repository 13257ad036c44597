import Binding

/// One of several, whatever they are: what a front end knows of a choice.
public class AnyChoice: Control {
    /// Which one it is now; nil where there is none.
    public final var selectedIndex: Int? { shown.index }

    /// What the options are called.
    public final var titles: [String] { shown.titles }

    var shown = Options() {
        didSet { if shown != oldValue { touch() } }
    }

    /// What can be taken and what is, which change together.
    struct Options: Equatable {
        var titles: [String] = []
        var index: Int?
    }

    /// Has the user take the option at `index`. To take the same one again does nothing.
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
