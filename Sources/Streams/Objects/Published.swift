public import Binding

/// A stored property that can be observed through its `$` name.
///
/// `$email` is the `Observable` behind `email`. Observers are notified after the value is stored, so
/// that they read the new value from the object; Combine notifies them before.
///
/// ```swift
/// let form = Form()
/// let token = form.$email.map { $0.contains("@") }
///     .sink { print("valid: \($0)") }  // prints: valid: false
/// form.email = "an@example.com"  // prints: valid: true
/// ```
@propertyWrapper
public struct Published<Value> {
    /// The type of `$email`: with Combine a publisher, here one that can also be set.
    public typealias Publisher = Observable<Value>

    /// The observable behind the property.
    public var projectedValue: Observable<Value>

    /// A property that begins as `wrappedValue`.
    public init(wrappedValue: Value) {
        projectedValue = Observable(wrappedValue)
    }

    /// A property that begins as `initialValue`.
    public init(initialValue: Value) {
        projectedValue = Observable(initialValue)
    }

    /// The value.
    @_transparent
    public var wrappedValue: Value {
        get { projectedValue.value }
        nonmutating set { projectedValue.value = newValue }
    }
}
