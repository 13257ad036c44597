/// A bar that shows how much of some work is done.
public final class ProgressBar: Control {
    /// The part that is done, from 0 to 1. A number outside of these counts as the nearer one, and
    /// NaN as 0.
    public var fraction: Double {
        didSet { if fraction != oldValue { touch() } }
    }

    /// Creates a bar of this name.
    public init(_ label: String, fraction: Double = 0) {
        self.fraction = fraction
        super.init(label)
    }

    /// The part that is done, in whole percent.
    public var percent: Int {
        fraction.isNaN ? 0 : Int((min(max(fraction, 0), 1) * 100).rounded())
    }

    public override var kind: ControlKind { .progressBar(self) }

    public override var role: String { "progress" }

    public override func stateText(in wording: Wording) -> String { "\(percent) %" }
}

/// A sign that work is under way.
public final class Spinner: Control {
    /// True while it turns. A spinner that does not turn is not shown.
    public var isSpinning: Bool {
        didSet { if isSpinning != oldValue { touch() } }
    }

    /// Creates a spinner whose label says what the user waits for.
    public init(_ label: String = "", isSpinning: Bool = false) {
        self.isSpinning = isSpinning
        super.init(label)
    }

    public override var kind: ControlKind { .spinner(self) }

    public override func stateText(in wording: Wording) -> String {
        isSpinning ? wording[.working] : ""
    }
}
