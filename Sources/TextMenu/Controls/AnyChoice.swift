import Binding

/// One of several, whatever they are: what a front end knows of a choice.
public class AnyChoice: Control {
    /// Which one it is now; nil where there is none.
    public final var selectedIndex: Int? { index }

    /// What the options are called.
    public final var titles: [String] { names }

    @Shown var index: Int?
    @Shown var names: [String] = []

    /// Has the user take the option at `index`.
    public func select(at index: Int) {
        guard isEnabled, names.indices.contains(index) else { return }
        self.index = index
        events.send(.change)
    }

    public override var kind: ControlKind { .choice(self) }

    public override var isInteractive: Bool { true }

    public override var role: String { "choice" }

    public override var stateText: String {
        guard let index else { return "nothing chosen" }
        return "\(names[index]), \(index + 1) of \(names.count)"
    }
}
