/// A day, a time or both, as a ``DateField`` can hold it: ``CalendarDate``, ``ClockTime`` or
/// ``DateTime``.
public protocol DateValue: Comparable, Sendable, LosslessStringConvertible {
    /// The kind of a field for it in a word, in English.
    static var role: String { get }

    /// A text that a user could type.
    static var example: String { get }
}

extension CalendarDate: DateValue {
    public static var role: String { FrontEndPhrase.dateField.rawValue }

    public static var example: String { "2026-03-04" }
}

extension ClockTime: DateValue {
    public static var role: String { FrontEndPhrase.timeField.rawValue }

    public static var example: String { "18:30" }
}

extension DateTime: DateValue {
    public static var role: String { FrontEndPhrase.dateTimeField.rawValue }

    public static var example: String { "2026-03-04 18:30" }
}

/// A day, a time or both, which the user types: `2026-03-04`, `18:30` or `2026-03-04 18:30`.
///
/// ```swift
/// let day = DateField<CalendarDate>("Day")
/// let time = DateField<ClockTime>("Time")
/// ```
///
/// ![A date field and a time field.](DateField)
///
/// A screen binds it to an `Observable<CalendarDate>`, or to an `Observable<CalendarDate?>` if it
/// may be empty.
public final class DateField<Value: DateValue>: ValueField<Value> {
    /// The earliest and the latest value; nil for no limits.
    public var limits: ClosedRange<Value>? {
        didSet {
            guard limits != oldValue else { return }
            if placeholder == Self.example(in: oldValue) { placeholder = Self.example(in: limits) }
            checkAgain()
        }
    }

    /// Creates an empty field of this name.
    public init(_ label: String, in limits: ClosedRange<Value>? = nil) {
        self.limits = limits
        super.init(label, placeholder: Self.example(in: limits))
    }

    /// Returns an example within these limits.
    private static func example(in limits: ClosedRange<Value>?) -> String {
        guard let limits, let value = Value(Value.example), !limits.contains(value) else {
            return Value.example
        }
        return "\(limits.lowerBound)"
    }

    public override var usualLength: Int { 18 }

    public override func value(of text: String) -> Value? { Value(text) }

    public override func accepts(_ value: Value) -> Bool { limits?.contains(value) ?? true }

    public override func rule(in wording: Wording) -> String {
        guard let limits, value(of: text.trimmed) != nil else {
            return wording(.typeADate, Self.example(in: limits))
        }
        return wording(.typeADateFromTo, "\(limits.lowerBound)", "\(limits.upperBound)")
    }

    public override var role: String { Value.role }
}
