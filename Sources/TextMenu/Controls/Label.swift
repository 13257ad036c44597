/// A text, of one line or more.
public final class Label: Control {
    /// How it is meant.
    public enum Emphasis: Hashable, Sendable {
        /// As any text.
        case normal

        /// Not to be overlooked.
        case strong

        /// Of less weight than what stands around it.
        case faint

        /// Something has gone wrong.
        case error
    }

    /// What is read; line feeds part its lines.
    public var text: String {
        didSet { if text != oldValue { touch() } }
    }

    /// How the text is meant.
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
