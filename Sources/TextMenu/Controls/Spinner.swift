/// Shows that work is under way.
public final class Spinner: Control {
    /// Whether it turns; at rest it is not seen.
    public var isSpinning: Bool {
        didSet { if isSpinning != oldValue { touch() } }
    }

    /// A spinner that says what it is that takes so long.
    public init(_ label: String = "", isSpinning: Bool = false) {
        self.isSpinning = isSpinning
        super.init(label)
    }

    public override var kind: ControlKind { .spinner(self) }

    public override func stateText(in wording: Wording) -> String {
        isSpinning ? wording[.working] : ""
    }
}
