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

    public override var role: String { "progress" }

    public override func stateText(in wording: Wording) -> String { "\(percent) %" }

    /// Plain lines print it again at each further tenth.
    public override func news(in wording: Wording) -> [String] {
        ["\(percent / 10)", label, hint, error]
    }

    public override var isLabelled: Bool { true }

    public override func draw(in context: DrawingContext) -> Drawing {
        var row = context.labelledRow(self)
        let symbols = context.symbols
        let length = max(min(row.room - 7, 30), 0)
        let full = length * percent / 100
        row.add(String(repeating: symbols.full, count: full), .accent)
        row.add(String(repeating: symbols.empty, count: length - full), .faint)
        row.add("  \(percent) %")
        return Drawing([row])
    }
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

    public override func stateText(in wording: Wording) -> String {
        isSpinning ? wording[.working] : ""
    }

    public override func lines(in wording: Wording) -> [String] {
        isSpinning ? [spokenText(in: wording)] : []
    }

    public override var isAnimated: Bool { isSpinning }

    public override func draw(in context: DrawingContext) -> Drawing {
        guard isSpinning else { return Drawing() }
        var row = FrameRow(width: context.width)
        row.skip(to: DrawingContext.margin)
        row.add(context.spinnerSign, .accent)
        row.skip(1)
        row.add(label)
        return Drawing([row])
    }
}
