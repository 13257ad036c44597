import WaylineText

/// A text, of one line or more.
///
/// ```swift
/// let ready = Label("Your coffee is ready.", .strong)
/// let place = Label("It is on the counter.")
/// let closing = Label("We close at six.", .faint)
/// let failure = Label("The till does not answer.", .error)
/// ```
///
/// ![Labels with the four meanings of a text.](Label)
public final class Label: Control {
    /// The meaning of a text, which decides its look.
    public enum Emphasis: Hashable, Sendable {
        /// A text like any other.
        case normal

        /// A text that must not be overlooked.
        case strong

        /// A text that matters less than those around it.
        case faint

        /// A text that says what has gone wrong.
        case error
    }

    /// The text; line feeds end its lines.
    public var text: String {
        didSet { if text != oldValue { touch() } }
    }

    /// The meaning of the text.
    public var emphasis: Emphasis {
        didSet { if emphasis != oldValue { touch() } }
    }

    /// Creates a label with a text, which may be bound later.
    public init(_ text: String = "", _ emphasis: Emphasis = .normal) {
        self.text = text
        self.emphasis = emphasis
        super.init("")
    }

    public override func stateText(in wording: Wording) -> String { text }

    public override func lines(in wording: Wording) -> [String] {
        text.isEmpty ? [] : spokenText(in: wording).printableLines
    }
}
