/// A sign that work is under way.
///
/// ```swift
/// let brewing = Spinner("Brewing", isSpinning: true)
/// ```
///
/// ![A spinner.](Spinner)
///
/// While a default button works, the full screen shows the sign of the button, and not the spinner.
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
}
