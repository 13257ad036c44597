import Binding

/// Rows of which one can be chosen, whatever they stand for: what a front end knows of a list.
///
/// However many rows there are, a front end asks only for those that it shows.
public class AnyList: Control {
    /// Shown in place of rows where there are none.
    public final var emptyText: String {
        didSet { if emptyText != oldValue { touch() } }
    }

    /// Only rows that hold this are shown, in capital or small letters; all where it is empty.
    public final var filter: String {
        get { narrowed }
        set { narrow(to: newValue) }
    }

    /// The row, of those that are shown, that was chosen last.
    public internal(set) final var chosenIndex: Int? {
        didSet { if chosenIndex != oldValue { touch() } }
    }

    /// The row, of those that are shown, that the enter key would choose.
    package final var highlight = 0 {
        didSet { if highlight != oldValue { touch() } }
    }

    var narrowed = "" {
        didSet { if narrowed != oldValue { touch() } }
    }

    init(_ label: String, emptyText: String) {
        self.emptyText = emptyText
        super.init(label)
    }

    /// How many rows are shown.
    public var count: Int { 0 }

    /// How many rows there are without the filter.
    public var countOfAll: Int { 0 }

    /// What the row at `index` says, of those that are shown.
    public func title(at index: Int) -> String { "" }

    /// Has the user choose the row at `index`, of those that are shown.
    public func choose(at index: Int) {}

    func narrow(to filter: String) {
        narrowed = filter
    }

    public override var kind: ControlKind { .list(self) }

    public override var isInteractive: Bool { true }

    override var isVoid: Bool { countOfAll == 0 }

    public override var role: String { "list" }

    public override func stateText(in wording: Wording) -> String {
        if filter.isEmpty {
            return count == 1 ? wording[.oneRow] : wording(.rows, "\(count)")
        }
        return count == 1
            ? wording(.oneRowOf, "\(countOfAll)", filter)
            : wording(.rowsOf, "\(count)", "\(countOfAll)", filter)
    }
}
