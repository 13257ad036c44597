public import Binding

/// A text field for a value that has a text form, such as a number or a date.
///
/// It publishes valid values only. An invalid text stays, with a note on the rule, and Enter does
/// not leave the field. A screen can bind a button to that: `bind(\.order.isEnabled,
/// view.quantity.isValid)`.
///
/// A field for values of your own says how a text is read, and how a value is written:
///
/// ```swift
/// final class SeatField: ValueField<Seat> {
///     override func value(of text: String) -> Seat? { Seat(text) }
///     override func text(of value: Seat) -> String { value.name }
///     override func rule(in wording: Wording) -> String { "Type a seat such as 12C." }
/// }
/// ```
///
/// ![A field for seats, with an error.](ValueField)
open class ValueField<Value: Equatable>: TextField {
    /// Publishes each valid value that the user fills in; nil for an empty field.
    public final let valuePublisher = Signal<Value?>()

    private let validity = Observable(true)
    private var known: Value?

    /// True if the last change was the user's.
    private var isOfUser = false

    /// True if an empty field is not valid. A binding to an observable that is never nil sets it.
    public final var isRequired = false {
        didSet { if isRequired != oldValue { checkAgain() } }
    }

    /// True while the text is a value that the field accepts, or an empty field is allowed.
    public final var isValid: ValueSource<Bool> { validity }

    /// The last valid value; nil for an empty field. Setting it publishes nothing. It replaces the
    /// text of another value, and a text that is not valid.
    public final var value: Value? {
        get { known }
        set {
            forgetAwaited()
            guard newValue != known || !validity.value else { return }
            text = newValue.map(text(of:)) ?? ""
            known = newValue
        }
    }

    /// Returns the value of a text without spaces around it; nil if it has none.
    open func value(of text: String) -> Value? { nil }

    /// Returns the text of a value.
    open func text(of value: Value) -> String { "\(value)" }

    /// Returns whether the value is within the limits.
    open func accepts(_ value: Value) -> Bool { true }

    /// Returns the sentence that is shown beside a text that is not accepted.
    open func rule(in wording: Wording) -> String { "" }

    public final override func canTake(_ text: String) -> Bool { reading(of: text) != nil }

    /// Fills in `value`, as a user does.
    public final func choose(_ value: Value) {
        type(text(of: value))
    }

    /// Keeps the value and `observable` equal, the observable's value first. The field must not be
    /// empty.
    public final func bind(bothWays observable: Observable<Value>) -> AnyCancellable {
        let there = observable.bind(to: self) { $0.value = $1 }
        let back = valuePublisher.bind { if let value = $0 { observable.value = value } }
        isRequired = true
        return AnyCancellable {
            there.cancel()
            back.cancel()
        }
    }

    /// Keeps the value and `observable` equal, the observable's value first. Nil is an empty field.
    public final func bind(bothWays observable: Observable<Value?>) -> AnyCancellable {
        let there = observable.bind(to: self) { $0.value = $1 }
        let back = valuePublisher.bind { observable.value = $0 }
        return AnyCancellable {
            there.cancel()
            back.cancel()
        }
    }

    open override func textChanged(byUser isByUser: Bool) {
        isOfUser = isByUser
        checkAgain()
    }

    /// Checks the text again. Call it after a change of the limits. Publishes a value that the user
    /// has typed and that has become valid.
    public final func checkAgain() {
        guard let value = check(), value != known else { return }
        known = value
        if isOfUser { valuePublisher.send(value) }
    }

    /// Checks the text. Returns its value as `reading(of:)` does.
    private func check() -> Value?? {
        let value = reading(of: text)
        if validity.value != (value != nil) {
            validity.value = value != nil
            touch()
        }
        return value
    }

    /// Returns the value of a text, `.some(nil)` for an empty one; nil if it is invalid.
    private func reading(of text: String) -> Value?? {
        let text = text.trimmed
        if text.isEmpty { return isRequired ? nil : .some(nil) }
        guard let value = value(of: text), accepts(value) else { return nil }
        return .some(value)
    }

    /// The text of the value, or the text that was typed if that is not valid.
    open override var saved: String? {
        if isSecure { return nil }
        return isValid.value ? value.map(text(of:)) ?? "" : text
    }

    open override var hasRefused: Bool { super.hasRefused || !validity.value }

    open override var hasError: Bool { super.hasError || !validity.value }

    open override func note(in wording: Wording) -> String {
        validity.value || super.hasRefused || super.hasError
            ? super.note(in: wording) : rule(in: wording)
    }
}

extension String {
    /// The text without the spaces around it.
    var trimmed: String {
        let rest = drop(while: \.isWhitespace)
        let end = rest.lastIndex { !$0.isWhitespace } ?? rest.startIndex
        return String(rest.isEmpty ? rest : rest[...end])
    }
}
