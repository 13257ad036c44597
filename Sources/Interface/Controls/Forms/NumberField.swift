import Binding

/// A number that a ``NumberField`` or a ``Stepper`` can hold.
///
/// `Int` and `Double` are such numbers. `Decimal` becomes one in the package that uses it, since it
/// belongs to Foundation, which Wayline does not link, so that programs start faster:
///
/// ```swift
/// extension Decimal: @retroactive NumberValue {
///     public init?(numberText: String) { self.init(string: numberText) }
///     public var numberText: String { description }
/// }
/// ```
public protocol NumberValue: AdditiveArithmetic, Comparable, Sendable {
    /// Creates the number from digits, with an optional sign and decimal point. Returns nil if
    /// `text` has another form.
    init?(numberText text: String)

    /// The number in digits, with a point before its decimals.
    var numberText: String { get }

    /// Returns the number with at most this many decimals, so that ``Stepper`` shows 0.3 after
    /// three steps of 0.1. By default the number itself, which is right for `Int` and `Decimal`.
    func rounded(toDecimals decimals: Int) -> Self
}

extension NumberValue {
    public func rounded(toDecimals decimals: Int) -> Self { self }
}

extension Int: NumberValue {
    public init?(numberText text: String) {
        self.init(text)
    }

    public var numberText: String { "\(self)" }
}

extension Double: NumberValue {
    public init?(numberText text: String) {
        guard text.isNumber, let value = Double(text), value.isFinite else { return nil }
        self = value
    }

    public var numberText: String {
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    public func rounded(toDecimals decimals: Int) -> Double {
        let scale = (0..<min(decimals, 16)).reduce(1.0) { power, _ in power * 10 }
        let scaled = (self * scale).rounded()
        return scaled.magnitude < 0x1p53 ? scaled / scale : self
    }
}

/// A number that the user types.
///
/// ```swift
/// let table = NumberField<Int>("Table", in: 1...40)
/// ```
///
/// ![A number field, with an error.](NumberField)
///
/// A screen binds it: `bind(view.table, viewModel.table)`. If the observable is an
/// `Observable<Int?>`, the field may be empty. In a language that writes 3,5 for 3.5, the field
/// shows a comma, and takes both. It refuses grouping separators: 1.500 is a
/// different number for different users.
open class NumberField<Value: NumberValue>: ValueField<Value> {
    /// The least and the greatest number; nil for no limits.
    public final var limits: ClosedRange<Value>? {
        didSet { if limits != oldValue { checkAgain() } }
    }

    /// The decimal separator of the text.
    private var point: Character = "."

    /// Creates an empty field of this name.
    public init(_ label: String, in limits: ClosedRange<Value>? = nil, placeholder: String = "") {
        self.limits = limits
        super.init(label, placeholder: placeholder)
    }

    open override var usualLength: Int { 16 }

    open override func value(of text: String) -> Value? {
        if text.ungrouped(point) != nil { return nil }
        let text = String(text.map { $0 == point ? "." : $0 })
        return text.isNumber ? Value(numberText: text) : nil
    }

    open override func text(of value: Value) -> String { text(of: value, in: wording) }

    private func text(of value: Value, in wording: Wording) -> String {
        String(value.numberText.map { $0 == "." ? wording.decimalPoint : $0 })
    }

    /// Shows the number in the form of the new language.
    open override func wordingChanged() {
        let saved = withOtherPoint(text)
        point = wording.decimalPoint
        show(isValid.value ? value.map(text(of:)) ?? text : withOtherPoint(saved))
    }

    /// The text with a point before its decimals, and commas between groups of digits, in all
    /// languages.
    open override var saved: String? { super.saved.map(withOtherPoint) }

    open override func restore(_ saved: String) {
        super.restore(withOtherPoint(saved))
    }

    /// Returns `text` with points in place of the decimal separator, and the other way round.
    private func withOtherPoint(_ text: String) -> String {
        String(text.map { $0 == point ? "." : $0 == "." ? point : $0 })
    }

    open override func accepts(_ value: Value) -> Bool { limits?.contains(value) ?? true }

    open override func rule(in wording: Wording) -> String {
        if let number = text.trimmed.ungrouped(point) {
            return wording(.typeWithoutGroups, number)
        }
        guard let limits else { return wording[.typeANumber] }
        return wording(
            .typeANumberFromTo, text(of: limits.lowerBound, in: wording),
            text(of: limits.upperBound, in: wording))
    }

    open override var role: String { "number field" }
}

extension Wording {
    /// The decimal separator.
    fileprivate var decimalPoint: Character { self[.decimalPoint].first ?? "." }
}

extension String {
    /// The number without its grouping separators, as in 1.500 where `point` is a comma; nil
    /// without such groups.
    fileprivate func ungrouped(_ point: Character) -> String? {
        let sign: Character = point == "," ? "." : ","
        let groups = prefix { $0 != point }.split(separator: sign, omittingEmptySubsequences: false)
        let first = groups.first.map { $0.drop { "+-".contains($0) } } ?? ""
        guard groups.count > 1, 1...3 ~= first.count, first.first != "0",
            Int(digits: first) != nil,
            groups.dropFirst().allSatisfy({ $0.count == 3 && Int(digits: $0) != nil })
        else { return nil }
        return filter { $0 != sign }
    }

    /// True for digits, perhaps with a sign, a point and an exponent.
    fileprivate var isNumber: Bool {
        var rest = utf8[...]
        func skip(_ signs: String) -> Bool {
            guard let first = rest.first, signs.utf8.contains(first) else { return false }
            rest.removeFirst()
            return true
        }
        func skipDigits() -> Int {
            let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            rest = rest.dropFirst(digits.count)
            return digits.count
        }
        _ = skip("+-")
        var count = skipDigits()
        if skip(".") { count += skipDigits() }
        if count > 0, skip("eE") {
            _ = skip("+-")
            count = skipDigits()
        }
        return count > 0 && rest.isEmpty
    }
}
