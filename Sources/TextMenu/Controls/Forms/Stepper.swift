/// A number that the user changes by steps, with `+` and `-`, or types.
///
/// ```swift
/// let quantity = Stepper("Quantity", in: 1...99)
/// ```
///
/// ![A stepper.](Stepper)
///
/// In plain lines and in tests, the text `+` or `-` is a step, and any other one is the number.
public final class Stepper<Value: NumberValue>: NumberField<Value> {
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

    private func beginTyping() {
        (old, isTyping) = (value, true)
        selectText()
    }

    private func cancelTyping() {
        isTyping = false
        fill(with: old.map(text(of:)) ?? "")
    }

    /// Escape does not take back a number that the app has set meanwhile.
    public override func textChanged(byUser isByUser: Bool) {
        super.textChanged(byUser: isByUser)
        if !isByUser { old = value }
    }

    public override var role: String { "stepper" }

    public override var takesText: Bool { isTyping }

    public override func handle(_ command: KeyCommand) -> Bool {
        switch command {
        case .increase: increase()
        case .decrease: decrease()
        case .choose where isTyping:
            isTyping = hasRefused
            return false
        case .choose, .mark: beginTyping()
        case .cancel where isTyping: cancelTyping()
        default: return false
        }
        return true
    }

    /// Begins a number with a digit.
    public override func handle(_ character: Character) -> Bool {
        guard character.isNumber else { return false }
        beginTyping()
        edit([.text(String(character))])
        return true
    }

    /// Makes a step if the click is on a sign. Otherwise lets the user type.
    public override func click(at position: Drawing.Position, in context: DrawingContext) {
        guard position.row == 0 else { return }
        if isTyping { return super.click(at: position, in: context) }
        switch position.column - context.valueColumn {
        case 0: decrease()
        case text.columns + 3: increase()
        default: beginTyping()
        }
    }

    public override func hints(in wording: Wording) -> [KeyHint] {
        isTyping
            ? [KeyHint(.cancel, wording[.cancel])]
            : [
                KeyHint(.increase, .decrease, wording[.change]),
                KeyHint(.choose, wording[.type]),
            ]
    }

    public override func focusChanged() {
        super.focusChanged()
        isTyping = false
    }

    public override func draw(in context: DrawingContext) -> Drawing {
        if isTyping { return super.draw(in: context) }
        var row = context.labelledRow(self)
        let (least, greatest) = (value == limits?.lowerBound, value == limits?.upperBound)
        row.add(context.symbols.minus, least ? .faint : .accent)
        row.skip(1)
        row.add(text)
        row.skip(1)
        row.add("+", greatest ? .faint : .accent)
        return Drawing([row])
    }
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
