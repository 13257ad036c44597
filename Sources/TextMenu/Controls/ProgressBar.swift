/// Shows how much of something is done.
public final class ProgressBar: Control {
    /// From 0 to 1; what lies outside is taken as the nearer end, and what is no number as 0.
    public var fraction: Double {
        didSet { if fraction != oldValue { touch() } }
    }

    /// A bar of this name.
    public init(_ label: String, fraction: Double = 0) {
        self.fraction = fraction
        super.init(label)
    }

    /// In whole percent.
    public var percent: Int {
        fraction.isNaN ? 0 : Int((min(max(fraction, 0), 1) * 100).rounded())
    }

    public override var kind: ControlKind { .progressBar(self) }

    public override var role: String { "progress" }

    public override func stateText(in wording: Wording) -> String { "\(percent) %" }
}
