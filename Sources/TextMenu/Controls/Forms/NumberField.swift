/// A number that a ``NumberField`` or a ``Stepper`` can hold.
///
/// `Int` and `Double` are such numbers. `Decimal` becomes one in the package that uses it:
///
/// ```swift
/// extension Decimal: @retroactive NumberValue {
///     public init?(numberText: String) { self.init(string: numberText) }
///     public var numberText: String { description }
/// }
/// ```
public protocol NumberValue: AdditiveArithmetic, Comparable, Sendable {
    /// Creates the number from digits, with an optional sign and decimal point. Returns nil if `text`
    /// has another form.
    init?(numberText text: String)

    /// The number as the user reads and types it.
    var numberText: String { get }
}

extension Int: NumberValue {
    public init?(numberText text: String) {
        self.init(text)
    }

    public var numberText: String { "\(self)" }
}

extension Double: NumberValue {
    public init?(numberText text: String) {
        guard let value = Double(text), value.isFinite else { return nil }
        self = value
    }

    public var numberText: String {
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
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
/// A screen binds it: `bind(view.table, viewModel.table)`. If the observable is an `Observable<Int?>`, the
/// field may be empty.
open class NumberField<Value: NumberValue>: ValueField<Value> {
    /// The least and the greatest number; nil for no limits.
    public final var limits: ClosedRange<Value>? {
        didSet { if limits != oldValue { checkAgain() } }
    }

    /// Creates an empty field of this name.
    public init(_ label: String, in limits: ClosedRange<Value>? = nil, placeholder: String = "") {
        self.limits = limits
        super.init(label, placeholder: placeholder)
    }

    open override func value(of text: String) -> Value? {
        text.isNumber ? Value(numberText: text) : nil
    }

    open override func text(of value: Value) -> String { value.numberText }

    open override func accepts(_ value: Value) -> Bool { limits?.contains(value) ?? true }

    open override func rule(in wording: Wording) -> String {
        guard let limits else { return wording[.typeANumber] }
        return wording(
            .typeANumberFromTo, limits.lowerBound.numberText, limits.upperBound.numberText)
    }

    open override var role: String { "number field" }
}

extension String {
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
