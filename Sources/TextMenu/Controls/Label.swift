/// A text, of one line or more.
public final class Label: Control {
    /// How it is meant.
    public enum Emphasis: Hashable, Sendable {
        case normal
        case strong
        case faint
        case error
    }

    public var text: String {
        didSet { if text != oldValue { touch() } }
    }
    public var emphasis: Emphasis {
        didSet { if emphasis != oldValue { touch() } }
    }

    /// A text, which may be bound later.
    public init(_ text: String = "", _ emphasis: Emphasis = .normal) {
        self.text = text
        self.emphasis = emphasis
        super.init("")
    }

    public override var kind: ControlKind { .label(self) }

    public override func stateText(in wording: Wording) -> String { text }
}
