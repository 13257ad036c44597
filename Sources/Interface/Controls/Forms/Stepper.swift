/// A number that the user changes by steps, with `+` and `-`, or types.
///
/// ```swift
/// let quantity = Stepper("Quantity", in: 1...99)
/// ```
///
/// ![A stepper.](Stepper)
///
/// In plain lines and in tests, the text `+` or `-` is a step, and any other one is the number.
public final class Stepper<Value: NumberValue>: NumberField<Value>, StepInput {
    /// The difference that a step makes.
    public let step: Value

    /// True while the user types the number.
    public private(set) var isTyping = false {
        didSet { if isTyping != oldValue { touch() } }
    }

    /// The number before the user began to type, which Escape brings back.
    private var old: Value?

    /// Creates a stepper of this name, without a number.
    public init(_ label: String, in limits: ClosedRange<Value>, step: Value) {
        self.step = step
        super.init(label, in: limits)
    }

    /// Adds a step, as a user does, up to the upper limit.
    public func increase() {
        guard let limits else { return }
        guard let value else { return choose(limits.lowerBound) }
        let next = value <= limits.upperBound - step ? value + step : limits.upperBound
        choose(max(rounded(next, from: value), limits.lowerBound))
    }

    /// Takes a step away, as a user does, down to the lower limit.
    public func decrease() {
        guard let limits else { return }
        guard let value else { return choose(limits.lowerBound) }
        let next = value >= limits.lowerBound + step ? value - step : limits.lowerBound
        choose(min(rounded(next, from: value), limits.upperBound))
    }

    /// Returns `next` with no more decimals than the numbers that it is made of.
    private func rounded(_ next: Value, from value: Value) -> Value {
        if next == limits?.lowerBound || next == limits?.upperBound { return next }
        return next.rounded(toDecimals: max(value.decimals, step.decimals))
    }

    public override func type(_ text: String) {
        switch text.trimmed {
        case "+": increase()
        case "-": decrease()
        default: super.type(text)
        }
    }

    package func beginTyping() {
        (old, isTyping) = (value, true)
        selectText()
    }

    package func endTyping() {
        isTyping = false
    }

    package func cancelTyping() {
        endTyping()
        fill(with: old.map(text(of:)) ?? "")
    }

    package var isLeast: Bool { value == limits?.lowerBound }

    package var isGreatest: Bool { value == limits?.upperBound }

    /// Escape does not take back a number that the app has set meanwhile.
    public override func textChanged(byUser isByUser: Bool) {
        super.textChanged(byUser: isByUser)
        if !isByUser { old = value }
    }

    public override var role: String { "stepper" }
}

/// A number that changes by steps, whatever its type is.
@MainActor
package protocol StepInput: TextField {
    /// True while the user types the number.
    var isTyping: Bool { get }

    /// True if it is the least number.
    var isLeast: Bool { get }

    /// True if it is the greatest number.
    var isGreatest: Bool { get }

    func increase()
    func decrease()

    /// Lets the user type the number in place of the old one.
    func beginTyping()

    /// Keeps the number that was typed.
    func endTyping()

    /// Brings back the number before the typing.
    func cancelTyping()
}

extension NumberValue {
    /// The number of decimals of its text.
    fileprivate var decimals: Int {
        let parts = numberText.lowercased().split(separator: "e")
        let digits = parts.first?.split(separator: ".", omittingEmptySubsequences: false) ?? []
        let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        return Swift.max((digits.count > 1 ? digits[1].count : 0) - exponent, 0)
    }
}

extension Stepper where Value == Int {
    /// Creates a stepper for whole numbers, one by one.
    public convenience init(_ label: String, in limits: ClosedRange<Int>) {
        self.init(label, in: limits, step: 1)
    }
}
