import WaylineText

/// A bar that shows how much of some work is done, and perhaps the amount and the time that is
/// left.
///
/// ```swift
/// let loading = ProgressBar("Loading", fraction: 0.3)
/// loading.amount = "12 of 40 MB"
/// loading.timeLeft = .seconds(90)
/// ```
///
/// ![A progress bar.](ProgressBar)
public final class ProgressBar: Control {
    /// The part that is done, from 0 to 1. Other numbers are clamped to this range, and NaN
    /// counts as 0.
    public var fraction: Double {
        didSet { if fraction != oldValue { touch() } }
    }

    /// The amount that is done, in words, such as `12 of 40 MB`; empty for none.
    public var amount = "" {
        didSet { if amount != oldValue { touch() } }
    }

    /// The time that the rest is expected to take; nil if it is not known. A negative time counts
    /// as zero. From a minute on, it is shown in whole minutes, rounded up.
    public var timeLeft: Duration? {
        didSet { if timeLeft != oldValue { touch() } }
    }

    /// True to show the part that is done in percent, before the amount. A bar of steps needs only
    /// the amount.
    public var showsPercentage = true {
        didSet { if showsPercentage != oldValue { touch() } }
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

    public override func stateText(in wording: Wording) -> String {
        let left = timeLeft.map { time(of: $0, in: wording) } ?? ""
        return [showsPercentage ? "\(percent) %" : "", amount, left].joined(with: ", ")
    }

    /// The time that is left, in the unit that it shows.
    private func time(of duration: Duration, in wording: Wording) -> String {
        let seconds = max(duration.components.seconds, 0)
        if seconds < 60 { return wording(.secondsLeft, "\(seconds)") }
        let minutes = (seconds - 1) / 60 + 1
        if minutes < 60 { return wording(.minutesLeft, "\(minutes)") }
        return wording(.hoursLeft, "\(minutes / 60)", "\(minutes % 60)")
    }

    /// Plain lines print it again every 10 percent.
    public override func news(in wording: Wording) -> [String] {
        ["\(percent / 10)", label, hint, error]
    }
}
